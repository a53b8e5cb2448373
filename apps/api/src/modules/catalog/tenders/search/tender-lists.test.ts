import { createDemo } from '@awaj/demo-data/demo';
import { dayMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { createNotice as notice } from '../../../../testing/notice.ts';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { type Query, walkPages } from '../../../../testing/pages.ts';
import { demoSize, seededAt } from '../../../../testing/seeded.ts';
import type { World } from '../../../../testing/world.ts';
import { closeExpiredTenders, storeTenders } from '../records/tenders.writer.ts';
import { toCursor } from './cursor.ts';

type DemoTender = ReturnType<typeof createDemo>['tenders'][number];

const demo = createDemo({ now: seededAt, tenderCount: demoSize });
const newestFirst = [...demo.tenders].sort((a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id);

const isOpen = ({ closesAt }: DemoTender, now: Date) => closesAt === null || closesAt > now;
const isWithin = (day: string, { start_date: from = '', end_date: until = '9' }: Query) => day >= from && day <= until;

/** The expected tenders of a list, by the simplest implementation of its filters. */
function expectedIds(filters: Query, now: Date): number[] {
  const fits = (tender: DemoTender) =>
    (!filters.category_id || tender.categoryIds.includes(Number(filters.category_id))) &&
    (!filters.region_id || tender.regionIds.includes(Number(filters.region_id))) &&
    (!filters.language_id || tender.languageId === filters.language_id) &&
    (!filters.company_id || tender.companyId === filters.company_id) &&
    (!filters.source_id || tender.sources.some(({ sourceId }) => sourceId === filters.source_id)) &&
    (!filters.status_id || isOpen(tender, now) === (filters.status_id === '1')) &&
    tender.sources.some(({ publishedOn }) => isWithin(publishedOn, filters));
  return newestFirst.filter(fits).map(({ id }) => id);
}

const walk = async (world: World, filters: Query, onPage?: () => Promise<void>) =>
  (await walkPages(world, filters, onPage ? { onPage } : {})).map(({ id }) => id);

const combinations: readonly Query[] = [
  {},
  { category_id: 1 },
  { region_id: 1 },
  { language_id: 1 },
  { language_id: 4, region_id: 1 },
  { status_id: '1' },
  { status_id: '0' },
  { category_id: 1, region_id: 1 },
  { category_id: 2, region_id: 9, language_id: 3, status_id: '1' },
  { category_id: 8, status_id: '0' },
  { company_id: 3 },
  { company_id: 3, status_id: '1', category_id: 1 },
  { source_id: 1 },
  { source_id: 1, status_id: '0' },
  { source_id: 14, category_id: 1 },
  { start_date: '2026-10-01', end_date: '2026-10-31' },
  { start_date: '2026-11-01', language_id: 2, status_id: '1' },
  { end_date: '2026-08-15', region_id: 1 },
  { source_id: 2, start_date: '2026-09-01', end_date: '2026-09-30', status_id: '0' },
  { category_id: 999 },
  { language_id: 999 },
];

onOneDatabase('a list of tenders', (world) => {
  describe.each(combinations.map((filters) => [JSON.stringify(filters), filters] as const))(
    'with %s',
    (_name, filters) => {
      it('contains every matching tender once, newest first, over all pages', async () => {
        expect(await walk(world(), filters)).toEqual(expectedIds(filters, seededAt));
      });
    },
  );

  it('is not empty for most of these filters, so that the comparison means something', () => {
    expect(combinations.filter((filters) => expectedIds(filters, seededAt).length > 0).length).toBeGreaterThan(15);
  });

  it('finds a page by its number alone', async () => {
    const { tenders } = await world().call('searchTenders', { query: { page: 3 } });
    expect(tenders.data.map(({ id }) => id)).toEqual(expectedIds({}, seededAt).slice(40, 60));
    const filters = { region_id: 1, status_id: '0' };
    const filtered = await world().call('searchTenders', { query: { ...filters, page: 2 } });
    expect(filtered.tenders.data.map(({ id }) => id)).toEqual(expectedIds(filters, seededAt).slice(20, 40));
  });

  it('is empty for an unknown id, however large', async () => {
    for (const filter of ['category_id', 'region_id', 'language_id', 'source_id', 'company_id'])
      for (const id of [32_767, 32_768, 2 ** 31 - 1])
        for (const list of ['searchTenders', 'listLatestTenders', 'listCompanyTenders'] as const)
          for (const others of [{}, { title: 'supply', status_id: '1' }])
            expect((await world().call(list, { query: { company_id: 1, ...others, [filter]: id } })).tenders).toEqual({
              data: [],
              next_page_url: null,
            });
  });

  it('is empty beyond the last page', async () => {
    const { tenders } = await world().call('searchTenders', { query: { page: 500 } });
    expect(tenders).toEqual({ data: [], next_page_url: null });
  });

  it('can be read by page number up to 500, and by cursor beyond', async () => {
    for (const page of [501, 20_000, 2_000_000]) {
      const { status, problem } = await world().refusal('searchTenders', { query: { page } });
      expect([status, problem.message]).toEqual([400, 'Pages after 500 need a cursor.']);
    }
    const first = await world().call('searchTenders');
    const cursor = new URL(first.tenders.next_page_url ?? '', 'http://api.test').searchParams.get('cursor') ?? '';
    const { tenders } = await world().call('searchTenders', { query: { page: 501, cursor } });
    expect(tenders.data.map(({ id }) => id)).toEqual(expectedIds({}, seededAt).slice(20, 40));
  });

  it('keeps exactly the given filters in the address of the next page', async () => {
    const { tenders } = await world().call('listLatestTenders', { query: { status_id: '0', title: 'a' } });
    const next = new URL(tenders.next_page_url ?? '', 'http://api.test');
    expect(next.pathname).toBe('/latest-tenders');
    expect([...next.searchParams.keys()].sort()).toEqual(['cursor', 'page', 'status_id', 'title']);
    expect(next.searchParams.get('page')).toBe('2');
  });

  it('has the same tenders under each of its addresses', async () => {
    const searched = await world().call('searchTenders');
    const latest = await world().call('listLatestTenders');
    expect(latest.tenders.data).toEqual(searched.tenders.data);
  });

  it('ignores an empty filter', async () => {
    const { tenders } = await world().call('searchTenders', { query: { status_id: '', title: '', category_id: '' } });
    expect(tenders.data.map(({ id }) => id)).toEqual(expectedIds({}, seededAt).slice(0, 20));
  });

  it.each([
    { page: 0 },
    { page: 'two' },
    { category_id: -1 },
    { category_id: 99_999_999_999 },
    { status_id: '2' },
    { start_date: '2026-02-30' },
    { end_date: '0000-01-01' },
    { cursor: 'not-ours' },
    { cursor: toCursor('', { at: new Date(-8.64e15), id: 1 }) },
    { title: 'a\0b' },
    { title: 'x'.repeat(201) },
    { unheard_of: 1 },
  ])('refuses %j', async (query) => {
    expect(await world().refusal('searchTenders', { query })).toMatchObject({
      status: 400,
      problem: { status: false },
    });
  });

  it('refuses a filter that is given twice', async () => {
    const response = await world().app.inject('/tender/search?region_id=1&region_id=2');
    expect(response.statusCode).toBe(400);
  });

  it('moves a tender from open to closed at its deadline, before it is settled', async () => {
    const { clock, call, db } = world();
    const closesAt = new Date(seededAt.getTime() + 60_000);
    const closing = { companyId: 5, categoryIds: [3], regionIds: [4], languageId: 3 };
    await storeTenders(db, [notice(100_001, { ...closing, closesAt })], seededAt);
    const filters = { category_id: 3, region_id: 4, language_id: 3 };
    const holds = async (status_id: string) => {
      const { tenders } = await call('searchTenders', { query: { ...filters, status_id } });
      return tenders.data.some(({ id }) => id === 100_001);
    };
    clock.now = new Date(closesAt.getTime() - 1);
    expect([await holds('1'), await holds('0')]).toEqual([true, false]);
    clock.now = closesAt;
    expect([await holds('1'), await holds('0')]).toEqual([false, true]);
    const { data } = await call('getTender', { params: { tenderId: 100_001 } });
    expect(data.status).toBe(0);
    await db.deleteFrom('tenders').where('id', '=', 100_001).execute();
    clock.now = seededAt;
  });

  it('shows the same before and after settling, and settles each tender once', async () => {
    const { clock, db } = world();
    clock.now = new Date(seededAt.getTime() + 10 * dayMs);
    const filters: Query[] = [{ status_id: '0' }, { status_id: '1', region_id: 1 }, { status_id: '0', category_id: 1 }];
    for (const each of filters) expect(await walk(world(), each)).toEqual(expectedIds(each, clock.now));
    const due = demo.tenders.filter((tender) => isOpen(tender, seededAt) && !isOpen(tender, clock.now)).length;
    expect(due).toBeGreaterThan(20);
    const settled = await Promise.all([closeExpiredTenders(db, clock.now), closeExpiredTenders(db, clock.now)]);
    expect(settled.reduce((sum, count) => sum + count)).toBe(due);
    for (const each of filters) expect(await walk(world(), each)).toEqual(expectedIds(each, clock.now));
    clock.now = seededAt;
  });

  it('neither skips nor repeats a tender while new ones arrive', async () => {
    const { db } = world();
    let nextId = 200_000;
    const ids = await walk(world(), {}, async () => {
      nextId += 2;
      await storeTenders(db, [notice(nextId), notice(nextId + 1)], seededAt);
    });
    expect(nextId).toBeGreaterThan(200_020);
    expect(ids).toEqual(expectedIds({}, seededAt));
    await db.deleteFrom('tenders').where('id', '>=', 200_000).execute();
  });

  it('orders tenders of the same moment by id, across pages', async () => {
    const { db } = world();
    const together = Array.from({ length: 45 }, (_, index) => notice(300_000 + index));
    await storeTenders(db, together, seededAt);
    const ids = await walk(world(), { category_id: 1, language_id: 2 });
    expect(ids.slice(0, 45)).toEqual(together.map(({ id }) => id).reverse());
    expect(new Set(ids).size).toBe(ids.length);
    await db.deleteFrom('tenders').where('id', '>=', 300_000).execute();
  });
});
