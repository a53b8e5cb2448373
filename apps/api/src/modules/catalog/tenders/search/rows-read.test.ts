import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTarget } from '../../../../testing/databases.ts';
import type { ListId, Query } from '../../../../testing/pages.ts';
import { openWorld } from '../../../../testing/world.ts';
import { pageSize } from './list-page.ts';

/** Notes how many rows each statement hands over. */
function countRows(): { plugin: KyselyPlugin; counts: number[] } {
  const counts: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counts.push(result.rows.length);
      return result;
    },
  };
  return { plugin, counts };
}

const lists: readonly ListId[] = ['searchTenders', 'listLatestTenders', 'listFeed', 'listSavedTenders'];

const queries: readonly Query[] = [
  {},
  { category_id: 1 },
  { region_id: 1, status_id: '0' },
  { language_id: 1, status_id: '1' },
  { company_id: 3 },
  { source_id: 1 },
  { source_id: 1, category_id: 1 },
  { end_date: '2026-09-30' },
  { start_date: '2026-09-01', end_date: '2026-10-31', category_id: 1 },
  { title: 'of' },
  { title: 'supply', end_date: '2026-10-15' },
  { title: 'zzz' },
  { closing_from: '2026-09-01' },
  { closing_until: '2026-11-30', title: 'of' },
  { title: 'of', sort: 'relevance' },
  { sort: 'closing' },
  { sort: 'closing', category_id: 1, title: 'of' },
];

describe('a page of a list', () => {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  const { plugin, counts } = countRows();

  beforeAll(async () => {
    const database = await oneTarget.open('seeded');
    opened = await openWorld({ ...database, reads: database.reads.withPlugin(plugin) });
    // Reads the synonyms, which are then kept.
    await opened.world.call('searchTenders', { query: { title: 'of' } });
  });
  afterAll(() => opened.close());

  it.each(lists.flatMap((list) => queries.map((query) => [list, JSON.stringify(query), query] as const)))(
    'of %s with %s takes at most a page and one row from the database, whatever its number',
    async (list, _name, query) => {
      const { world } = opened;
      const token = await world.tokenOf('active');
      for (const page of [1, 2, 7, 500]) {
        counts.length = 0;
        await world.call(list, { query: { ...query, page }, token });
        expect(Math.max(...counts)).toBeLessThanOrEqual(pageSize + 1);
      }
    },
  );

  it.each(queries.map(({ sort: _, ...query }) => [JSON.stringify(query), query] as const))(
    'of the counts with %s takes no more, however many tenders are counted',
    async (_name, query) => {
      const { world } = opened;
      const token = await world.tokenOf('active');
      // All are read, for the most popular ones to be found.
      const categories = await world.call('listCategories');
      for (const path of ['tender/search', 'client/myfeed', 'client/saved-tender']) {
        counts.length = 0;
        await world.call('countTenders', { query: { ...query, path }, token });
        expect(Math.max(...counts)).toBeLessThanOrEqual(categories.length);
      }
    },
  );
});
