import { addDays, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { describe, expect, it } from 'vitest';
import { initDataOf } from '../../../testing/init-data.ts';
import { createNotice } from '../../../testing/notice.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { type ListId, type Query, walkPages } from '../../../testing/pages.ts';
import { isEntitled, roles } from '../../../testing/roles.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';
import { storeTenders } from '../tenders/records/tenders.writer.ts';

const today = dateInAddis(seededAt);

const lists = {
  'tender/search': 'searchTenders',
  'latest-tenders': 'listLatestTenders',
  'company/search': 'listCompanyTenders',
  'client/myfeed': 'listFeed',
  'client/saved-tender': 'listSavedTenders',
} as const satisfies Record<string, ListId>;

type Path = keyof typeof lists;

const exactly = (count: number) => ({ count, is_exact: true });

/** Counts the list itself, page by page. */
async function sizeOf(world: World, path: Path, query: Query, token: string): Promise<number> {
  return (await walkPages(world, query, { list: lists[path], token })).length;
}

async function countsByLists(world: World, path: Path, query: Query, token: string) {
  const sized = async (changes: Query) => exactly(await sizeOf(world, path, { ...query, ...changes }, token));
  const categories = await world.call('listPopularCategories', { query: { path }, token });
  const within: unknown[] = [];
  for (const { id, name } of categories) within.push({ id, name, found: await sized({ category_id: id }) });
  const closing: unknown[] = [];
  const { closing_from: _, ...open } = query;
  for (const days of [0, 3, 7, 14]) {
    const closes = { ...open, status_id: '1', closing_until: addDays(today, days) };
    closing.push({ days, found: exactly(await sizeOf(world, path, closes, token)) });
  }
  return { total: await sized({}), open: await sized({ status_id: '1' }), closing, categories: within };
}

onOneDatabase('the counts above a list', (world) => {
  it.each<[Path, Query]>([
    ['tender/search', {}],
    ['latest-tenders', { status_id: '1' }],
    ['tender/search', { status_id: '0' }],
    ['tender/search', { category_id: 2 }],
    ['tender/search', { region_id: 1, language_id: 1 }],
    ['tender/search', { region_id: 2, status_id: '0' }],
    ['tender/search', { source_id: 1, category_id: 1 }],
    ['tender/search', { source_id: 2, region_id: 1, status_id: '0' }],
    ['tender/search', { start_date: '2026-09-01', end_date: '2026-10-31' }],
    ['tender/search', { status_id: '1', closing_until: addDays(today, 7) }],
    ['tender/search', { closing_from: addDays(today, -9), closing_until: addDays(today, 2), region_id: 1 }],
    ['tender/search', { title: 'of' }],
    ['tender/search', { title: 'supply', status_id: '1', category_id: 1 }],
    ['tender/search', { title: '?!' }],
    ['company/search', { company_id: 3 }],
    ['client/myfeed', {}],
    ['client/myfeed', { category_id: 9, status_id: '1' }],
    ['client/myfeed', { region_id: 5 }],
    ['client/myfeed', { closing_from: addDays(today, -40), closing_until: addDays(today, 9) }],
    ['client/saved-tender', { status_id: '1' }],
  ])('match the list %s with %j, as it is and with one more choice', async (path, query) => {
    const token = await world().tokenOf('active');
    const expected = await countsByLists(world(), path, query, token);
    const counts = await world().call('countTenders', { query: { path, ...query }, token });
    expect(counts).toEqual(expected);
  });

  it('are zero for a feed without preferences', async () => {
    const token = await world().tokenOf('nofeed');
    const query = { path: 'client/myfeed' };
    const none = { total: exactly(0), open: exactly(0), categories: [] };
    expect(await world().call('countTenders', { query, token })).toMatchObject(none);
    expect(await world().call('countTenders', { query, initData: initDataOf(99) })).toMatchObject(none);
  });

  it('preview the feed for preferences that are not saved yet', async () => {
    const choice = { selectedCategories: [9, 2], selectedRegions: [4, 1], selectedLanguages: [1] };
    const asked = { selectedCategories: '9,2', selectedRegions: '4,1', selectedLanguages: '1' };
    const days = { start_date: '2026-09-01', end_date: '2026-11-20' };
    const token = await world().tokenOf('nofeed');
    const countOf = async (query: Query) =>
      (await world().call('countTenders', { query: { path: 'client/myfeed', ...query }, token })).total;
    const expected: unknown[] = [];
    const before = [await countOf(asked), await countOf({ ...asked, ...days }), await countOf({})];
    await world().call('savePreferences', { body: choice, token });
    for (const query of [{}, days]) expected.push(exactly(await sizeOf(world(), 'client/myfeed', query, token)));
    expect(before).toEqual([...expected, exactly(0)]);
    expect(expected).not.toContainEqual(exactly(0));
    // As in the feed, categories without a region and a language find nothing.
    expect(await countOf({ selectedCategories: '9,99999' })).toEqual(exactly(0));
    await world().call('savePreferences', {
      body: { selectedCategories: [], selectedRegions: [], selectedLanguages: [] },
      token,
    });
    expect(await world().refusal('countTenders', { query: { selectedCategories: 'all' } })).toMatchObject({
      status: 400,
    });
  });

  it('name categories in the requested language', async () => {
    const headers = { 'accept-language': 'am' };
    const [first] = await world().call('listPopularCategories', { headers });
    const { categories } = await world().call('countTenders', { headers });
    expect(categories[0]).toMatchObject({ id: first?.id, name: first?.name });
  });

  it('of a personal list are a 401 for a visitor or a bad token, and a 403 for bad init data', async () => {
    for (const path of ['client/myfeed', 'client/saved-tender'])
      expect(await world().refusal('countTenders', { query: { path } })).toMatchObject({ status: 401 });
    expect(await world().refusal('countTenders', { token: 'garbage' })).toMatchObject({ status: 401 });
    expect(await world().refusal('countTenders', { initData: 'garbage' })).toMatchObject({ status: 403 });
    expect(await world().refusal('countTenders', { query: { path: 'elsewhere' } })).toMatchObject({ status: 400 });
  });

  describe('for a viewer who may not see when tenders close', () => {
    it('leave out counts by closing day, and refuse to filter by it', async () => {
      for (const role of ['visitor', 'unsubscribed', 'trialEnded', 'chatUnsubscribed', 'subscribed'] as const) {
        const credentials = await roles[role](world());
        const { closing } = await world().call('countTenders', { query: {}, ...credentials });
        expect([role, closing === null]).toEqual([role, !isEntitled(role)]);
        const query = { closing_until: addDays(today, 3) };
        const { status } = await world()
          .send('countTenders', { query, ...credentials })
          .then(({ statusCode }) => ({ status: statusCode }));
        expect([role, status]).toEqual([role, isEntitled(role) ? 200 : 402]);
      }
    });

    it('search words in titles only', async () => {
      const notice = createNotice(710_001, { title: 'Plain title', contentHtml: '<p>wheelwrighting</p>' });
      await storeTenders(world().db, [notice], seededAt);
      for (const role of ['visitor', 'unsubscribed', 'subscribed'] as const) {
        const query = { title: 'wheelwrighting' };
        const { total } = await world().call('countTenders', { query, ...(await roles[role](world())) });
        expect([role, total]).toEqual([role, exactly(isEntitled(role) ? 1 : 0)]);
      }
    });
  });

  it('are exact up to a thousand, and a lower bound above', async () => {
    const past = new Date(seededAt.getTime() - 1);
    const notices = Array.from({ length: 1_001 }, (_, index) =>
      createNotice(720_001 + index, {
        title: `Wheelwright ${index}`,
        regionIds: [14],
        createdAt: seededAt,
        ...(index < 5 && { closesAt: past }),
      }),
    );
    await storeTenders(world().db, notices.slice(0, 900), seededAt);
    const token = await world().tokenOf('active');
    const totals = async () => {
      const asked = [
        { query: { region_id: 14 }, token },
        { query: { region_id: 14, start_date: '2020-01-01' }, token },
        { query: { title: 'wheelwright' } },
      ];
      const found = [];
      for (const each of asked) found.push((await world().call('countTenders', each)).total);
      return found;
    };
    const inSource = async (query: Query = {}) =>
      (await world().call('countTenders', { query: { region_id: 14, source_id: 1, ...query }, token })).total;
    const closed = { status_id: '0' } as const;
    const closedBefore = await inSource(closed);
    expect(closedBefore).toEqual(
      exactly(await sizeOf(world(), 'tender/search', { region_id: 14, source_id: 1, ...closed }, token)),
    );
    const before = await totals();
    expect(before.map(({ is_exact }) => is_exact)).toEqual([true, true, true]);
    expect(before[2]?.count).toBe(900);
    // Content is searched for subscribers. A common word is counted among the newest tenders only.
    const common = await world().call('countTenders', { query: { title: 'wheelwright' }, token });
    expect(common.total).toEqual({ count: 900, is_exact: false });
    await storeTenders(world().db, notices.slice(900), seededAt);
    expect(await totals()).toEqual([1, 2, 3].map(() => ({ count: 1_000, is_exact: false })));
    // Those that are closed are then counted by themselves.
    expect([await inSource(), await inSource(closed)]).toEqual([{ count: 1_000, is_exact: false }, closedBefore]);
  });
});
