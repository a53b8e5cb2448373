import { minuteMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createNotice } from '../../../testing/notice.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { storeTenders } from '../tenders/records/tenders.writer.ts';
import { createNames, nameIn } from './names.ts';

describe('the name of a thing in a language', () => {
  it.each([
    [{ en: 'Afar', am: 'አፋር', om: 'Affaar' }, 'አፋር'],
    [{ en: 'Afar', om: 'Affaar' }, 'Afar'],
    [{ om: 'Affaar', ti: 'ዓፋር' }, 'Affaar'],
    [{}, ''],
  ])('of those in %j is in Amharic "%s"', (names, expected) => {
    expect(nameIn(names, 'am')).toBe(expected);
  });
});

onOneDatabase('the names that lists show', (world) => {
  const amharic = { 'accept-language': 'am' };
  const categoryOf = async (id: number, headers = {}) =>
    (await world().call('listCategories', { headers })).find((category) => category.id === id)?.name;

  it('are cached for a minute and then read again', async () => {
    const { db, clock } = world();
    const before = await categoryOf(1);
    await db
      .updateTable('category_names')
      .set({ name: 'Houses' })
      .where('id', '=', 1)
      .where('language', '=', 'en')
      .execute();
    expect(await categoryOf(1)).toBe(before);
    clock.now = new Date(seededAt.getTime() + minuteMs);
    expect(await categoryOf(1)).toBe('Houses');
    clock.now = seededAt;
  });

  it('of something new are shown at once, in English when Amharic is missing', async () => {
    const { db } = world();
    await categoryOf(1);
    await db.insertInto('categories').values({ id: 900, slug: 'balloons' }).execute();
    await db.insertInto('category_names').values({ id: 900, language: 'en', name: 'Balloons' }).execute();
    expect(await categoryOf(900, amharic)).toBe('Balloons');
  });

  it('are read once for two lists in a row', async () => {
    const { db } = world();
    const readNames = createNames({ db, now: () => seededAt });
    await readNames('en', { companies: [1, 2], regions: [1] });
    await db.deleteFrom('company_names').where('id', '=', 1).execute();
    expect((await readNames('am', { companies: [1] }))('companies', 1)).not.toBe('');
  });

  it('are not copied into tenders', async () => {
    const { db } = world();
    await storeTenders(db, [createNotice(90_001, { categoryIds: [2, 1], regionIds: [9] })], seededAt);
    const { rows } = await sql<{ listing: object }>`select listing from tenders where id = 90001`.execute(db);
    expect(rows[0]?.listing).toEqual({
      company: { id: 1, has_logo: true },
      language: { id: 2 },
      categories: [{ id: 1 }, { id: 2 }],
      regions: [{ id: 9 }],
      sources: [{ id: 1, published_on: '2026-11-20' }],
    });
  });

  it('ignore names that an earlier version copied into a tender', async () => {
    const { db, call } = world();
    await sql`update tenders set listing = jsonb_set(listing, '{company,en}', '"Stale"') where id = 1`.execute(db);
    const { data } = await call('getTender', { params: { tenderId: 1 } });
    const { name } = await db
      .selectFrom('company_names')
      .select('name')
      .where('id', '=', data.company.id)
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    expect(data.company.name).toBe(name);
  });
});
