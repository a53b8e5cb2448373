import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { oneTarget } from '../../../testing/databases.ts';
import { openCompanyRegister } from './company-register.ts';

const english = (name: string) => ({ name, language: 'en' });

describe('the register of companies', () => {
  let database: Awaited<ReturnType<typeof oneTarget.open>>;
  let db: Database;
  beforeAll(async () => {
    database = await oneTarget.open('seeded');
    ({ db } = database);
  });
  afterAll(() => database.close());

  const make = async (name: string): Promise<number> =>
    (await (await openCompanyRegister(db)).findOrCreate([english(name)]))[0] ?? 0;
  const find = async (name: string) => (await openCompanyRegister(db)).find(name);

  it('creates a company once, whatever the capitals and signs, and finds it afterwards', async () => {
    const register = await openCompanyRegister(db);
    const [one, same] = await register.findOrCreate([english('Gambela Roads PLC'), english('GAMBELA  roads, PLC')]);
    expect(register.find('Gambela Roads PLC')).toBe(one);
    expect(await find('gambela roads plc')).toBe(one);
    expect(one).toBeGreaterThan(0);
    expect(same).toBe(one);
  });

  it('sees names that were changed, added or removed since it was last opened', async () => {
    const id = await make('Old Name Works');
    await db.updateTable('company_names').set({ name: 'New Name Works' }).where('id', '=', id).execute();
    expect(await find('Old Name Works')).toBeNull();
    expect(await find('New Name Works')).toBe(id);
    await db.insertInto('company_aliases').values({ company_id: id, name: 'Other Works' }).execute();
    expect(await find('Other Works')).toBe(id);
    await db.deleteFrom('companies').where('id', '=', id).execute();
    expect(await find('New Name Works')).toBeNull();
  });

  it('forgets companies of a transaction that was rolled back', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await (await openCompanyRegister(trx)).findOrCreate([english('Taken Back Works')]);
      expect((await openCompanyRegister(trx)).find('Taken Back Works')).not.toBeNull();
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await find('Taken Back Works')).toBeNull();
    expect(await make('Taken Back Works')).toBeGreaterThan(0);
  });

  it('finds the older of two companies with the same name', async () => {
    const older = await make('Twin Works');
    const company = { address: '', brand_color: '#000000', is_featured: false };
    const { id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('company_names').values({ id, language: 'en', name: 'TWIN WORKS' }).execute();
    expect(await find('Twin works')).toBe(older);
  });
});
