import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { conditionsOf, facetsOf, type Search, type TenderFilters } from '../filters/filter-rules.ts';
import {
  allOf,
  type Condition,
  closesWithin,
  closingBounds,
  gatheredTenderColumns,
  isLinked,
} from '../filters/shared-conditions.ts';
import type { Found } from './found-page.ts';
import { type Page, upTo } from './list-page.ts';
import { isOpenAndClosesLater } from './open-tenders.ts';
import { candidates } from './tender-candidates.ts';
import { findTendersBy, isSearched } from './tender-search.ts';

export interface TenderCount {
  count: number;
  /** If false, the number is a lower bound. */
  isExact: boolean;
}

/** Counting stops here, and a longer list gets a lower bound. */
const countedAtMost = 1_000;
const countLimit = sql.lit(countedAtMost + 1);

const toCount = (found: number): TenderCount => ({
  count: Math.min(found, countedAtMost),
  isExact: found <= countedAtMost,
});

const indexed = [
  'categoryId',
  'regionId',
  'languageId',
  'status',
  'closesUntil',
] as const satisfies (keyof TenderFilters)[];
type Indexed = Pick<TenderFilters, (typeof indexed)[number]>;

/** Whether an index answers the whole search, so that no tender has to be read. */
function isCountedInIndex(search: Search): boolean {
  const asked = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return (
    asked.every((name) => indexed.some((known) => known === name)) &&
    (search.closesUntil === undefined || search.status === '1')
  );
}

/** When the open ones close is a range of an index; of a category or a region it stands beside each of its tenders. */
function closingBefore({ languageId, closesUntil }: Indexed, now: Date): RawBuilder<unknown> {
  const language = languageId === undefined ? [] : [sql`t.language_id = ${languageId}`];
  const { before } = closingBounds({ closesUntil });
  const where = allOf([isOpenAndClosesLater('t', now), sql`t.open_until < ${before}`, ...language]);
  return sql`select from tenders t where ${where} limit ${countLimit}`;
}

function inPostings(
  { categoryId = 0, regionId = 0, languageId, status, closesUntil }: Indexed,
  now: Date,
  others: readonly Condition[] = [],
) {
  const { before } = closingBounds({ closesUntil });
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId}`,
    ...(languageId === undefined ? [] : [sql`l.id = ${languageId}`]),
    ...(status === '1' ? [isOpenAndClosesLater('p', now)] : []),
    ...(status === '0' ? [sql`p.open_until <= ${now}`] : []),
    ...(before ? [sql`p.open_until < ${before}`] : []),
    ...others,
  ]);
  return sql`select p.tender_id from languages l join tender_postings p on p.language_id = l.id where ${where} limit ${countLimit}`;
}

function inIndex(filters: Indexed, now: Date): RawBuilder<unknown> {
  const isAnywhere = filters.categoryId === undefined && filters.regionId === undefined;
  return filters.closesUntil && isAnywhere ? closingBefore(filters, now) : inPostings(filters, now);
}

/** Counts all of them in one statement. */
async function countInIndexes(db: Database, searches: readonly Indexed[], now: Date): Promise<readonly TenderCount[]> {
  if (searches.length === 0) return [];
  const counts = searches.map((search) => sql`(select count(*)::int from (${inIndex(search, now)}) c)`);
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return (rows[0]?.counts ?? []).map(toCount);
}

/** How many tenders were posted since then. */
export async function countPostedSince(db: Database, since: Date): Promise<TenderCount> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from tenders where created_at > ${since} limit ${countLimit}) t`.execute(db);
  return toCount(rows[0]?.count ?? 0);
}

/** The filters by which searches that are counted together may differ. */
const chipNames = ['status', 'categoryId', 'closesFrom', 'closesUntil'] as const satisfies (keyof TenderFilters)[];
const chipNamesWithoutStatus = chipNames.filter((name) => name !== 'status');
type ChipName = (typeof chipNames)[number];
type Chips = Pick<TenderFilters, ChipName>;

/** How many of the found tenders have each of these. */
function chipCounts(chips: readonly Chips[], now: Date): RawBuilder<unknown> {
  const conditionOf = ({ categoryId, status, ...days }: Chips) =>
    allOf([...conditionsOf({ categoryId, status }, now, gatheredTenderColumns), closesWithin(days)]);
  const counts = chips.map((each) => sql`(count(*) filter (where ${conditionOf(each)}))::int`);
  return sql`1 as id, array[${sql.join(counts)}] as counts`;
}

interface CountRow {
  counts: number[];
}

export type Counting = Pick<Page, 'now' | 'readsContent' | 'synonymsOf'>;

/** Counts up to the limit. If that is all, it also counts how many have each of these. */
async function countFound(db: Database, search: Search, chips: readonly Chips[], counting: Counting) {
  const page: Page = {
    ...counting,
    sort: '',
    after: null,
    skipped: 0,
    size: countedAtMost + 1,
    columns: chipCounts(chips, counting.now),
    isCounted: true,
  };
  const read = isSearched(search) ? findTendersBy<CountRow> : countCandidates;
  const { rows, finds, isDone, isCut } = await read(db, search, page);
  const isAll = isDone && !isCut && finds <= countedAtMost;
  return { finds, isCut, counts: isAll ? (rows[0]?.counts ?? []) : null };
}

const ofOpenFromSource: readonly string[] = ['sourceId', 'status', 'categoryId', 'regionId', 'languageId'];

/** The open tenders are a small part of what a source has printed, so they are read instead of all. */
function openFromSource({ sourceId, ...filters }: TenderFilters, now: Date): RawBuilder<unknown> | null {
  const asked = Object.entries({ sourceId, ...filters }).filter(([, value]) => value !== undefined);
  const isOpenFromSource = sourceId !== undefined && filters.status === '1';
  if (!isOpenFromSource || asked.some(([name]) => !ofOpenFromSource.includes(name))) return null;
  const id = { id: 'p.tender_id', isGathered: true };
  return inPostings(filters, now, [isLinked('tender_sources', id, sql`l.source_id = ${sourceId}`)]);
}

/**
 * Filters that an index of facets answers completely, in any order: few tenders have both a given source and region.
 */
function withFacets(filters: TenderFilters, now: Date): RawBuilder<unknown> | null {
  const { facets, others } = facetsOf(filters);
  const { status, ...rest } = others;
  const isOther = status === '1' || Object.values(rest).some((value) => value !== undefined);
  if (filters.sourceId === undefined || facets.length < 2 || isOther) return null;
  const closed = status === '0' ? sql`join tenders t on t.id = k.tender_id and t.open_until <= ${now}` : sql``;
  return sql`select k.tender_id from tender_title_keys k ${closed} where k.facets @> ${facets}::text[] limit ${countLimit}`;
}

async function countCandidates(db: Database, { title: _, ...filters }: Search, page: Page): Promise<Found<CountRow>> {
  const found =
    openFromSource(filters, page.now) ??
    withFacets(filters, page.now) ??
    candidates(filters, { ...page, sort: '', isUnordered: true, limit: upTo(page) });
  const { rows } = await sql<CountRow & { finds: number }>`with find as materialized (${found})
    select counted.finds, chips.* from (select count(*)::int as finds from find) counted
    left join lateral (
      select ${page.columns} from find join tenders t on t.id = find.tender_id
      where counted.finds <= ${sql.lit(countedAtMost)}
    ) chips on true`.execute(db);
  return { rows, finds: rows[0]?.finds ?? 0, isDone: true, isCut: false };
}

interface Scope {
  scope: Search;
  members: { search: Search; chips: Chips }[];
}

/** Groups searches that differ only by these chips. */
function byScope(searches: readonly Search[], names: readonly ChipName[]): Scope[] {
  const scopes = new Map<string, Scope>();
  for (const search of searches) {
    const isChip = ([name]: [string, unknown]) => names.some((chip) => chip === name);
    const asked = Object.entries(search).filter(([, value]) => value !== undefined);
    const scope: Search = Object.fromEntries(asked.filter((entry) => !isChip(entry)));
    const key = JSON.stringify(Object.entries(scope).sort());
    const known: Scope = scopes.get(key) ?? { scope, members: [] };
    known.members.push({ search, chips: Object.fromEntries(asked.filter(isChip)) });
    scopes.set(key, known);
  }
  return [...scopes.values()];
}

/**
 * Searches that no index can count: their tenders are gathered together once, and if there are too many, again only the
 * open or closed ones. For the rest only a lower bound is known.
 */
async function countTogether(
  db: Database,
  searches: readonly Search[],
  counting: Counting,
  counts: Map<Search, TenderCount>,
  names: readonly ChipName[] = chipNames,
): Promise<void> {
  for (const { scope, members } of byScope(searches, names)) {
    const found = await countFound(
      db,
      scope,
      members.map(({ chips }) => chips),
      counting,
    );
    for (const [at, { search, chips }] of members.entries()) {
      const isScope = Object.keys(chips).length === 0;
      const least = isScope ? Math.min(found.finds, countedAtMost) : 0;
      counts.set(search, found.counts ? toCount(found.counts[at] ?? 0) : { count: least, isExact: false });
    }
    const isToldApart = found.counts !== null || found.isCut;
    const within = isToldApart ? [] : members.filter(({ chips }) => chips.status).map(({ search }) => search);
    if (within.length > 0) await countTogether(db, within, counting, counts, chipNamesWithoutStatus);
  }
}

/** How many tenders each search finds. The first is counted separately if the others do not tell. */
export async function countSearches(
  db: Database,
  searches: readonly Search[],
  counting: Counting,
): Promise<ReadonlyMap<Search, TenderCount>> {
  const counts = new Map<Search, TenderCount>();
  const inIndex = searches.filter(isCountedInIndex);
  for (const [at, count] of (await countInIndexes(db, inIndex, counting.now)).entries())
    counts.set(inIndex[at] as Search, count);
  const others = searches.filter((search) => !isCountedInIndex(search));
  await countTogether(db, others, counting, counts);
  const [first] = searches;
  const known = first && counts.get(first);
  const isNarrowed = first && chipNames.some((name) => first[name] !== undefined);
  if (isNarrowed && known?.isExact === false && known.count < countedAtMost) {
    const { finds, counts: all } = await countFound(db, first, [{}], counting);
    counts.set(first, { count: Math.min(finds, countedAtMost), isExact: all !== null });
  }
  return counts;
}
