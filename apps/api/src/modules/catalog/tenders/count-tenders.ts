import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { allOf, closesWithin, closingBounds, gatheredTenderColumns } from './conditions.ts';
import { conditionsOf, type Search, type TenderFilters } from './filter-rules.ts';
import { type Page, upTo } from './list-page.ts';
import { isOpenAndClosesLater } from './open-tenders.ts';
import { candidates } from './tender-candidates.ts';
import { type Found, findTendersBy } from './tender-search.ts';

export interface TenderCount {
  count: number;
  /** Otherwise there are at least so many. */
  isExact: boolean;
}

/** So many are counted; of a list that has more it is said that it has. */
const countedAtMost = 1_000;
const countLimit = sql.lit(countedAtMost + 1);

const toCount = (found: number): TenderCount => ({
  count: Math.min(found, countedAtMost),
  isExact: found <= countedAtMost,
});

type Indexed = Pick<TenderFilters, 'categoryId' | 'regionId' | 'languageId' | 'status' | 'closesUntil'>;
const indexed: readonly string[] = [
  'categoryId',
  'regionId',
  'languageId',
  'status',
  'closesUntil',
] satisfies (keyof Indexed)[];

/** Whether an index knows all that is asked of a tender: its tenders are counted there and not looked at. */
function isCountedInIndex(search: Search): boolean {
  const asked = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return asked.every((name) => indexed.includes(name)) && (search.closesUntil === undefined || search.status === '1');
}

/** When the open ones close is a range of an index; of a category or a region it stands beside each of its tenders. */
function closingBefore({ languageId, closesUntil }: Indexed, now: Date): RawBuilder<unknown> {
  const language = languageId === undefined ? [] : [sql`t.language_id = ${languageId}`];
  const { before } = closingBounds({ closesUntil });
  const where = allOf([isOpenAndClosesLater('t', now), sql`t.open_until < ${before}`, ...language]);
  return sql`select from tenders t where ${where} limit ${countLimit}`;
}

function inPostings({ categoryId = 0, regionId = 0, languageId, status, closesUntil }: Indexed, now: Date) {
  const { before } = closingBounds({ closesUntil });
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId}`,
    ...(languageId === undefined ? [] : [sql`l.id = ${languageId}`]),
    ...(status === '1' ? [isOpenAndClosesLater('p', now)] : []),
    ...(status === '0' ? [sql`p.open_until <= ${now}`] : []),
    ...(before ? [sql`p.open_until < ${before}`] : []),
  ]);
  return sql`select from languages l join tender_postings p on p.language_id = l.id where ${where} limit ${countLimit}`;
}

function inIndex(filters: Indexed, now: Date): RawBuilder<unknown> {
  const isAnywhere = filters.categoryId === undefined && filters.regionId === undefined;
  return filters.closesUntil && isAnywhere ? closingBefore(filters, now) : inPostings(filters, now);
}

/** Of each, in one statement. */
async function countInIndexes(db: Database, searches: readonly Indexed[], now: Date): Promise<readonly TenderCount[]> {
  if (searches.length === 0) return [];
  const counts = searches.map((search) => sql`(select count(*)::int from (${inIndex(search, now)}) c)`);
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return (rows[0]?.counts ?? []).map(toCount);
}

type Chips = Pick<TenderFilters, 'categoryId' | 'closesFrom' | 'closesUntil'>;

/** Of the tenders that were found, how many have each of these. */
function chipCounts(chips: readonly Chips[], now: Date): RawBuilder<unknown> {
  const conditionOf = ({ categoryId, ...days }: Chips) =>
    allOf([
      ...(categoryId === undefined ? [] : conditionsOf({ categoryId }, now, gatheredTenderColumns)),
      closesWithin(days),
    ]);
  const counts = chips.map((each) => sql`(count(*) filter (where ${conditionOf(each)}))::int`);
  return sql`1 as id, array[${sql.join(counts)}] as counts`;
}

interface CountRow {
  counts: number[];
}

export interface Counting extends Pick<Page, 'now' | 'readsContent' | 'synonymsOf'> {
  /** Whether no index keeps what this finds in the order of a list. */
  isSearched: (search: Search) => boolean;
}

/** The newest of what is found, up to the limit, and how many of them have each of these. */
async function countFound(db: Database, search: Search, chips: readonly Chips[], counting: Counting) {
  const { now, isSearched } = counting;
  const page: Page = {
    ...counting,
    sort: '',
    after: null,
    skipped: 0,
    size: countedAtMost + 1,
    columns: chipCounts(chips, now),
    isCounted: true,
  };
  const read = isSearched(search) ? findTendersBy<CountRow> : countCandidates<CountRow>;
  const { rows, finds, isDone } = await read(db, search, page);
  return { counts: rows[0]?.counts ?? [], isAll: isDone && finds <= countedAtMost };
}

async function countCandidates<Row>(db: Database, { title: _, ...filters }: Search, page: Page): Promise<Found<Row>> {
  const found = candidates(filters, { ...page, sort: '', limit: upTo(page) });
  const { rows } = await sql<Row & { finds: number }>`select count(*)::int as finds, ${page.columns}
    from (${found}) c join tenders t on t.id = c.tender_id`.execute(db);
  return { rows, finds: rows[0]?.finds ?? 0, isDone: true };
}

interface Scope {
  scope: Search;
  members: { search: Search; chips: Chips }[];
}

/** Searches that differ by their chips alone stand together. */
function byScope(searches: readonly Search[]): Scope[] {
  const scopes = new Map<string, Scope>();
  for (const search of searches) {
    const { categoryId, closesFrom, closesUntil, ...scope } = search;
    const key = JSON.stringify(Object.entries(scope).sort());
    const known: Scope = scopes.get(key) ?? { scope, members: [] };
    known.members.push({ search, chips: { categoryId, closesFrom, closesUntil } });
    scopes.set(key, known);
  }
  return [...scopes.values()];
}

/**
 * How many tenders each search finds. The first is counted up to the limit; of the others it may only be known that
 * there are some.
 */
export async function countSearches(
  db: Database,
  searches: readonly Search[],
  counting: Counting,
): Promise<ReadonlyMap<Search, TenderCount>> {
  const counts = new Map<Search, TenderCount>();
  const indexedOnes = searches.filter(isCountedInIndex);
  const inIndexes = await countInIndexes(db, indexedOnes, counting.now);
  for (const [at, count] of inIndexes.entries()) counts.set(indexedOnes[at] as Search, count);
  const others = searches.filter((search) => !isCountedInIndex(search));
  await Promise.all(
    byScope(others).map(async ({ scope, members }) => {
      const chips = members.map((member) => member.chips);
      const { counts: found, isAll } = await countFound(db, scope, chips, counting);
      for (const [at, { search }] of members.entries())
        counts.set(search, { count: Math.min(found[at] ?? 0, countedAtMost), isExact: isAll });
    }),
  );
  const [first] = others;
  if (first && first === searches[0] && !counts.get(first)?.isExact) {
    const {
      counts: [all = 0],
      isAll,
    } = await countFound(db, first, [{}], counting);
    counts.set(first, { count: Math.min(all, countedAtMost), isExact: isAll });
  }
  return counts;
}
