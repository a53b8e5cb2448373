import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type ReferenceLists, referenceLists } from '../setup/reference-lists.ts';
import { setUp } from '../setup/set-up.ts';
import { targets } from '../testing/databases.ts';
import { onEveryDatabase } from '../testing/on-databases.ts';
import { actionsOf, run } from '../testing/operator.ts';
import { openWorld, type World } from '../testing/world.ts';

/** The reference lists of an earlier version. */
const fewer: ReferenceLists = {
  ...referenceLists,
  categories: referenceLists.categories
    .slice(0, 30)
    .map((category) => ({ ...category, words: category.words.slice(2) })),
  sources: referenceLists.sources.slice(0, 20),
  holidays: referenceLists.holidays.slice(0, 12),
};

const everything = async ({ db }: World): Promise<unknown> => {
  const tables = [
    ...['languages', 'regions', 'categories', 'sources', 'banks', 'language_names', 'region_names', 'category_names'],
    ...['source_names', 'category_words', 'synonyms', 'region_aliases', 'source_aliases', 'holidays', 'plan_prices'],
    'setup_rows',
  ];
  const counts = tables.map(
    (
      table,
    ) => sql`select ${sql.lit(table)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.table(table)} t`,
  );
  return (await sql`${sql.join(counts, sql` union all `)}`.execute(db)).rows;
};

for (const target of targets)
  describe.runIf(target.isThere)(`a setup of an empty database, on ${target.name}`, () => {
    let opened: Awaited<ReturnType<typeof openWorld>>;
    const world = () => opened.world;
    beforeAll(async () => {
      const database = await target.open('empty');
      await migrate(database.db);
      opened = await openWorld(database);
    });
    afterAll(() => opened.close());

    it('is rolled back by a dry run', async () => {
      const said = await run(world(), 'setup', '--dry-run');
      expect(said.at(-1)).toBe('This was a dry run: nothing has changed.');
      expect(await world().call('listCategories')).toEqual([]);
    });

    it('fills every list, reports what it added, and says how to add tenders', async () => {
      const said = await run(world(), 'setup');
      expect(said).toEqual(
        expect.arrayContaining([
          'Languages: 4 added.',
          'Regions and cities: 14 added.',
          `Categories: ${referenceLists.categories.length} added.`,
          `Newspapers, magazines and portals: ${referenceLists.sources.length} added.`,
          `Banks: ${referenceLists.banks.length} added.`,
          'Holidays: 60 added.',
          `Words that mean the same as others: ${referenceLists.synonyms.length} added.`,
          'Import tenders with "pnpm api import", see "pnpm api import --help".',
        ]),
      );
      expect(await actionsOf(world(), 'setup')).toHaveLength(1);
    });

    it('fills the lists of the website', async () => {
      const categories = await world().call('listCategories');
      expect(categories.map(({ name }) => name)).toEqual(referenceLists.categories.map(({ names }) => names.en));
      const amharic = { 'accept-language': 'am' };
      const { regions, languages } = await world().call('listLanguagesAndRegions', { headers: amharic });
      expect(regions.map(({ name }) => name)).toEqual(referenceLists.regions.map(({ names }) => names.am));
      expect(languages).toHaveLength(4);
      expect(await world().call('listSources')).toHaveLength(referenceLists.sources.length);
      expect((await world().call('listPopularCategories')).length).toBeGreaterThan(0);
    });

    it('adds search words to each category, and marks those that no speaker has checked', async () => {
      const { rows } = await sql<{ language: string; least: number; checked: boolean }>`
        select language, min(count)::int as least, bool_and(checked) as checked from (
          select category_id, language, count(*) as count, bool_and(is_checked) as checked from category_words
          group by category_id, language) each group by language order by language`.execute(world().db);
      expect(rows.map(({ language, checked }) => [language, checked])).toEqual([
        ['am', true],
        ['en', true],
        ['om', false],
        ['ti', false],
      ]);
      expect(Math.min(...rows.slice(0, 2).map(({ least }) => least))).toBeGreaterThanOrEqual(15);
    });

    it('offers no bank without an account', async () => {
      expect(await world().services.invoices.banks('en')).toEqual([]);
      await world()
        .db.updateTable('banks')
        .set({ account_number: '1000', account_name: 'Awaj' })
        .where('id', '=', 2)
        .execute();
      expect(await world().services.invoices.banks('en')).toEqual([
        { id: 2, bank_name: 'Awash Bank', account_number: '1000', account_name: 'Awaj' },
      ]);
    });

    it('names a known bank in Amharic, and leaves another name as the operator wrote it', async () => {
      const { db, services } = world();
      const accounts = { account_number: '1000', account_name: 'Awaj' };
      await db.updateTable('banks').set(accounts).where('id', '=', 2).execute();
      await db
        .updateTable('banks')
        .set({ ...accounts, bank_name: 'Our Bank' })
        .where('id', '=', 3)
        .execute();
      const names = (await services.invoices.banks('am')).map(({ bank_name }) => bank_name);
      expect(names).toEqual(['አዋሽ ባንክ', 'Our Bank']);
    });

    it('changes nothing when it is run again', async () => {
      const before = await everything(world());
      expect(await run(world(), 'setup')).toContain('Everything is already there.');
      expect(await everything(world())).toEqual(before);
      expect(await actionsOf(world(), 'setup')).toHaveLength(1);
    });

    it('keeps an operator’s changes, and does not restore removed rows', async () => {
      const { db } = world();
      await db
        .updateTable('category_names')
        .set({ name: 'Roads' })
        .where('id', '=', 2)
        .where('language', '=', 'en')
        .execute();
      await db.deleteFrom('sources').where('slug', '=', 'fana').execute();
      await db.deleteFrom('category_words').where('word', '=', 'cement').execute();
      await run(world(), 'synonym', 'remove', 'ጀነሬተር');
      await run(world(), 'synonym', 'remove', 'generator');
      await run(world(), 'synonym', 'add', 'power plant', 'generator');
      await run(world(), 'holiday', 'move', 'mawlid', '2027-08-14', '2027-08-15');
      await run(world(), 'holiday', 'remove', '2027-05-01', 'labour-day');
      const before = await everything(world());
      await run(world(), 'setup');
      expect(await everything(world())).toEqual(before);
    });
  });

for (const target of targets)
  describe.runIf(target.isThere)(`a setup of a later version, on ${target.name}`, () => {
    it('adds new rows beside those that an operator has added', async () => {
      const { db, close } = await target.open('empty');
      await migrate(db);
      await db.transaction().execute((trx) => setUp(trx, fewer));
      const own = referenceLists.categories[30]?.id ?? 0;
      await db.insertInto('categories').values({ id: own, slug: 'balloons' }).execute();
      await db.deleteFrom('category_words').where('category_id', '=', 1).execute();
      const added = await db.transaction().execute((trx) => setUp(trx));
      expect(added).toMatchObject({ categories: 19, sources: referenceLists.sources.length - 20, holidays: 48 });
      expect(Object.keys(added)).not.toContain('regions');
      const rows = await db.selectFrom('categories').select(['id', 'slug']).execute();
      expect(rows).toHaveLength(referenceLists.categories.length + 1);
      expect(rows).toContainEqual({ id: own, slug: 'balloons' });
      const moved = rows.find(({ slug }) => slug === referenceLists.categories[30]?.slug);
      const name = await db
        .selectFrom('category_names')
        .select('name')
        .where('id', '=', moved?.id ?? 0)
        .execute();
      expect(name.map((row) => row.name)).toContain(referenceLists.categories[30]?.names.en);
      const words = await db.selectFrom('category_words').select('word').where('category_id', '=', 1).execute();
      expect(words).toHaveLength(2);
      await close();
    });

    it('is applied once by two concurrent runs', async () => {
      const { db, close } = await target.open('empty');
      await migrate(db);
      const both = await Promise.all([1, 2].map(() => db.transaction().execute((trx) => setUp(trx))));
      expect(both.map(({ categories = 0 }) => categories).sort()).toEqual([0, referenceLists.categories.length]);
      await close();
    });
  });

onEveryDatabase('a setup over the demo', (world) => {
  it('keeps the rows of the demo and adds the others', async () => {
    const before = await world().db.selectFrom('sources').select(['id', 'slug']).execute();
    await run(world(), 'setup');
    const after = await world().db.selectFrom('sources').select(['id', 'slug']).execute();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(referenceLists.sources.map(({ slug }) => slug)),
    );
  });
});
