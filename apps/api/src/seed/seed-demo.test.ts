import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { setUp } from '../setup/set-up.ts';
import { oneTarget, targets } from '../testing/databases.ts';
import { seededAt } from '../testing/seeded.ts';
import { seedDemo } from './seed-demo.ts';

const size = 40;

for (const target of targets)
  describe.runIf(target.isThere)(`the demo data, on ${target.name}`, () => {
    it('is loaded once, completely or not at all, and new rows get later numbers', async () => {
      const { db, close } = await target.open('empty');
      await migrate(db);
      const count = async () => {
        const { rows } = await sql<{ tenders: number; users: number; languages: number }>`
          select (select count(*) from tenders) as tenders, (select count(*) from users) as users,
            (select count(*) from languages) as languages`.execute(db);
        return rows[0];
      };
      await sql`alter table users add check (email <> 'nofeed@awaj.test')`.execute(db);
      await expect(seedDemo(db, seededAt, size)).rejects.toThrow();
      expect(await count()).toEqual({ tenders: 0, users: 0, languages: 0 });
      await sql`alter table users drop constraint users_email_check1`.execute(db);
      await Promise.all([seedDemo(db, seededAt, size), seedDemo(db, seededAt, size)]);
      const full = { tenders: size, users: 4, languages: 4 };
      expect(await count()).toEqual(full);
      await seedDemo(db, seededAt, size);
      expect(await count()).toEqual(full);
      const company = { address: '', brand_color: '#000000', is_featured: false };
      const { id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow();
      expect(id).toBe(31);
      await close();
    });

    it('is loaded beside the lists of a setup', async () => {
      const { db, close } = await target.open('empty');
      await migrate(db);
      const { sources = 0 } = await db.transaction().execute((trx) => setUp(trx));
      await seedDemo(db, seededAt, size);
      expect(await db.selectFrom('tenders').select('id').execute()).toHaveLength(size);
      const inventedSources = 3;
      expect(await db.selectFrom('sources').select('id').execute()).toHaveLength(sources + inventedSources);
      const accounts = db.selectFrom('banks').select('slug').where('account_number', 'is not', null).orderBy('id');
      expect((await accounts.execute()).map(({ slug }) => slug)).toEqual([
        ...['commercial-bank-of-ethiopia', 'awash-bank', 'dashen-bank', 'bank-of-abyssinia'],
      ]);
      await close();
    });
  });

it('the demo data has as many postings as the combinations of a tender’s categories and regions', async () => {
  const { db, close } = await oneTarget.open('seeded');
  const { rows } = await sql`
    select t.id from tenders t
    where (select count(*) from tender_postings p where p.tender_id = t.id) <>
      ((select count(*) from tender_categories c where c.tender_id = t.id) + 1) *
      ((select count(*) from tender_regions r where r.tender_id = t.id) + 1)`.execute(db);
  expect(rows).toEqual([]);
  await close();
});
