import { noFilters } from '@awaj/domain/search-filters';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../../testing/on-databases.ts';
import { seededAt } from '../../../../testing/seeded.ts';
import type { World } from '../../../../testing/world.ts';
import { orderBy, type PageWindow } from '../search/list-page.ts';
import { candidates } from '../search/tender-candidates.ts';
import { conditionsOf, facetsOf, indexFor, type TenderFilters, toSearch, usesTenderIndex } from './filter-rules.ts';
import { allOf } from './shared-conditions.ts';

const values = {
  savedBy: 1,
  companyId: 3,
  categoryId: 1,
  regionId: 1,
  sourceId: 1,
  languageId: 1,
  status: '0',
  startDate: '2026-09-10',
  endDate: '2026-10-20',
  closesFrom: '2026-09-20',
  closesUntil: '2026-11-10',
  feed: { categories: [1, 2, 3], regions: [1, 2], languages: [1, 2] },
} as const satisfies TenderFilters;

type Name = keyof typeof values;
const names = Object.keys(values) as Name[];
const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
const only = (...asked: readonly Name[]): TenderFilters =>
  Object.fromEntries(asked.map((name) => [name, values[name]]));

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function foundByIndex({ db }: World, filters: TenderFilters, window: PageWindow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select tender_id as id from (${candidates(filters, window)}) c
    ${orderBy(window.sort, 'c')}`.execute(db);
  return idsOf(rows);
}

async function foundOneByOne({ db }: World, filters: TenderFilters, { sort, now }: PageWindow): Promise<number[]> {
  const isListed = sort === 'closing' ? sql`t.open_until > ${now}` : sql`true`;
  const { rows } = await sql<{ id: number }>`select t.id from tenders t
    where ${isListed} and ${allOf(conditionsOf(filters, now))} ${orderBy(sort, 't', 'id')}`.execute(db);
  return idsOf(rows);
}

onOneDatabase('the index that answers a filter', (world) => {
  it.each(pairs)('finds for %s and %s the same tenders as checking each of them', async (one, other) => {
    const filters = only(one, other);
    for (const order of [{ sort: '' }, { sort: 'closing' }, { sort: '', isUnordered: true }] as const) {
      const window = { ...order, after: null, limit: 10_000, now: seededAt };
      expect(await foundByIndex(world(), filters, window)).toEqual(await foundOneByOne(world(), filters, window));
    }
  });
});

describe('the index of a list', () => {
  it.each<[Name[], ReturnType<typeof indexFor>]>([
    [[], 'tenders'],
    [['startDate'], 'tenders'],
    [['status'], 'postings'],
    [['sourceId', 'status'], 'source'],
    [['sourceId', 'regionId'], 'postings'],
    [['categoryId', 'companyId'], 'tenders'],
    [['companyId', 'savedBy'], 'saved'],
  ])('of %j is %s', (asked, index) => expect(indexFor(only(...asked))).toBe(index));

  it('is the one of tenders themselves without days or a feed', () => {
    expect(names.filter((name) => usesTenderIndex(only(name)))).toEqual(['companyId']);
    expect(names.filter((name) => usesTenderIndex(only(name, 'companyId')))).toEqual([
      'companyId',
      'categoryId',
      'regionId',
      'sourceId',
      'languageId',
      'status',
    ]);
  });

  it('of words answers some filters, and leaves the others', () => {
    expect(facetsOf(only('regionId', 'sourceId', 'status'))).toEqual({
      facets: ['r1', 's1'],
      others: { status: '0' },
    });
  });
});

describe('a search', () => {
  it('contains the chosen filters, and maps an id beyond its column to an unused one', () => {
    const filters = { ...noFilters, title: 'pump', regionId: 32_768, companyId: 32_768, page: 2 };
    expect(toSearch(filters)).toEqual({ title: 'pump', regionId: -1, companyId: 32_768 });
  });
});
