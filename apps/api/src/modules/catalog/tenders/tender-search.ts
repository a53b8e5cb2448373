import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { allOf, gatheredTenderColumns } from './conditions.ts';
import { isBesideFeed, isRegionBesideFeed, rangesOf } from './feed.ts';
import { conditionsOf, facetsOf, isNarrowed, type Search, type TenderFilters } from './filter-rules.ts';
import { orderBy, type Page, type PageWindow, pastFirst, sortColumn, upTo, withinWindow } from './list-page.ts';
import { isOpenAndClosesLater } from './open-tenders.ts';
import { type NewestPeriods, newestPeriods } from './posting-periods.ts';
import { candidates } from './tender-candidates.ts';
import { bestFound, rankedAtMost } from './tender-ranking.ts';
import { fits, foundByText, leftToLookAt, readText, type TextSearch, wordsOfKey } from './text-search.ts';
import { isInFeed } from './title-index.ts';

const isBeside = (filters: TenderFilters): boolean => filters.feed !== undefined && isBesideFeed(filters.feed, filters);

/** Whether no index keeps what this finds in the order of a list. */
export const isSearched = ({ title, ...filters }: Search): boolean => Boolean(title?.trim()) || isBeside(filters);

/** How many tenders at the head of a list are looked at one by one before an index is asked. */
export interface ScanBudget {
  first: number;
  second: number;
  /** From so many finds in the first scan on, a page will most likely come together in the second. */
  likelyFrom: number;
}

const oneScan = (first: number): ScanBudget => ({ first, second: 0, likelyFrom: Number.POSITIVE_INFINITY });

function usualBudget({ sort, isRanked, isCounted }: Page, text: TextSearch | null): ScanBudget {
  // The open tenders are a small part of all: the second scan would read most of them.
  if (sort === 'closing') return oneScan(2_000);
  if (text === null) return oneScan(500);
  // A thousand are ranked or counted, so only what every fifth title has is found sooner by a scan, and never what
  // contents say.
  if (isRanked || isCounted) return text.readsContent ? oneScan(0) : { first: 5_000, second: 20_000, likelyFrom: 250 };
  // To read the words of a content takes as long as to read those of fifty titles.
  return text.readsContent
    ? { first: 300, second: 1_000, likelyFrom: 7 }
    : { first: 500, second: 20_000, likelyFrom: 1 };
}

/**
 * The first of the list that fit the filters, with their keys. The offset keeps the planner from asking an index what
 * holds of the keys: it would gather all tenders of a feed for a few hundred that are at hand.
 */
function keyed(filters: TenderFilters, text: TextSearch | null, window: PageWindow): RawBuilder<unknown> {
  const { words, join } = wordsOfKey(text);
  if (window.sort === 'closing' || isNarrowed(filters))
    return sql`select ${sortColumn(window.sort, 'l')}, l.tender_id, k.search_key, k.facets, ${words} as words
      from (${candidates(filters, window)}) l join tender_title_keys k on k.tender_id = l.tender_id ${join} offset 0`;
  return sql`select k.created_at, k.tender_id, k.search_key, k.facets, ${words} as words
    from tender_title_keys k ${join} where ${allOf(withinWindow('k', 'tender_id', window))} ${orderBy(window.sort, 'k')} limit ${window.limit}`;
}

/** So many are read as long as a scan is; a feed of more is looked for along the list. */
const rangesScanned = 80;

/** Which list is scanned, and what holds of its keys `w` that are looked for. */
function scanFor({ feed, ...others }: TenderFilters, text: TextSearch | null) {
  const where = text ? fits(text, 'w') : sql`true`;
  if (!feed || (!isBesideFeed(feed, others) && rangesOf(feed, others) <= rangesScanned))
    return { filters: { feed, ...others }, where };
  return { filters: others, where: allOf([where, isInFeed('w', feed)]) };
}

/** What is shown of those that were found: a page of the list, or of the best among them. */
function shownOf(text: TextSearch | null, page: Page): RawBuilder<unknown> {
  if (page.isRanked && text) return bestFound(text, page);
  // Of more than are counted nothing is told.
  if (page.isCounted) return sql`select tender_id from find where (select count(*) from find) < ${upTo(page)}`;
  return sql`select tender_id from find ${orderBy(page.sort, 'find')} ${pastFirst(page.skipped)}`;
}

function inOrder({ sort, isRanked, isCounted }: Page, alias: string): RawBuilder<unknown> {
  if (isCounted) return sql``;
  return isRanked ? sql`order by ${sql.ref(`${alias}.place`)}` : orderBy(sort, alias, 'id');
}

const columnsOf = ({ columns, isRanked }: Page): RawBuilder<unknown> =>
  isRanked ? sql`${columns}, shown.place` : columns;

export interface Found<Row> {
  rows: Row[];
  finds: number;
  /** Whether the page is full, or there is no more. */
  isDone: boolean;
}

/** How many have to be found for a page. */
const wantedFor = (page: Page) => (page.isRanked ? sql.lit(rankedAtMost) : upTo(page));

/** Reads the page that is shown of `find`, which the given subqueries end in. */
async function readPage<Row>(
  db: Database,
  find: RawBuilder<unknown>,
  isDone: RawBuilder<unknown>,
  text: TextSearch | null,
  page: Page,
): Promise<Found<Row>> {
  const { rows } = await sql<Row & { id: number | null; finds: number; is_done: boolean }>`
    with ${find}, outcome as (
      select finds, ${isDone} as is_done from (select count(*)::int as finds from find) counted
    )
    select outcome.*, found.* from outcome left join (
      select ${columnsOf(page)} from (${shownOf(text, page)}) shown join tenders t on t.id = shown.tender_id
    ) found on true ${inOrder(page, 'found')}
  `.execute(db);
  const { finds = 0, is_done = true } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null), finds, isDone: is_done };
}

function scan<Row>(
  db: Database,
  search: TenderFilters,
  text: TextSearch | null,
  page: Page,
  length: number,
): Promise<Found<Row>> {
  const { sort } = page;
  const { filters, where } = scanFor(search, text);
  const scanned = keyed(filters, text, { ...page, limit: sql.lit(length) });
  const wanted = wantedFor(page);
  const find = sql`find as materialized (
      select ${sortColumn(sort, 'w')}, w.tender_id from (${scanned}) w where ${where} ${orderBy(sort, 'w')} limit ${wanted}
    )`;
  const isDone = sql`finds >= ${wanted} or (select count(*) from (${scanned}) w) < ${sql.lit(length)}`;
  return readPage(db, find, isDone, text, page);
}

/** Asks the index of words first, whatever the planner thinks of the order by. */
function lookUp<Row>(
  db: Database,
  filters: TenderFilters,
  text: TextSearch | null,
  page: Page,
  newest: NewestPeriods | null,
): Promise<Found<Row>> {
  const { sort } = page;
  // Words are rarer than a feed: the index is asked for the feed only where there are none.
  const { feed, ...withoutFeed } = filters;
  const feedInIndex = text ? undefined : feed;
  // Two regions leave few tenders, before the index has gathered what many categories have.
  const areCategoriesLookedAt = feedInIndex !== undefined && isRegionBesideFeed(feedInIndex, filters);
  const { facets, others } = facetsOf(feedInIndex ? withoutFeed : filters);
  const conditions = [
    ...(sort === 'closing' ? [isOpenAndClosesLater('t', page.now)] : []),
    ...conditionsOf(others, page.now, gatheredTenderColumns),
  ];
  const [alias, idColumn] = sort === 'closing' ? ['t', 'id'] : ['w', 'tender_id'];
  const left = text ? leftToLookAt(text) : [];
  const where = allOf([...conditions, ...withinWindow(alias, idColumn, page), ...left]);
  // In the order of the list, what is left is looked at for no more than a page.
  const listed = sort === '' && left.length > 0 ? sql`(select * from w ${orderBy(sort, 'w')} offset 0) w` : sql`w`;
  const onFacets = (alias: 'k' | 'c') => [
    ...(facets.length > 0 ? [sql`${sql.ref(`${alias}.facets`)} @> ${facets}::text[]`] : []),
    ...(feedInIndex ? [isInFeed(alias, feedInIndex, { areCategoriesLookedAt })] : []),
  ];
  const found = text
    ? foundByText(text, { facets: onFacets, newest })
    : sql`select k.created_at, k.tender_id from tender_title_keys k where ${allOf(onFacets('k'))}`;
  const wanted = wantedFor(page);
  const find = sql`w as materialized (
      ${found}
    ), find as materialized (
      select ${sortColumn(sort, alias)}, w.tender_id
      from ${listed} ${conditions.length > 0 ? sql`join tenders t on t.id = w.tender_id` : sql``}
      where ${where} ${orderBy(sort, alias, idColumn)} limit ${wanted}
    )`;
  return readPage(db, find, newest ? sql`finds >= ${wanted}` : sql`true`, text, page);
}

/** In so many periods words are looked for before they are in all: what is common is among the newest often enough. */
const periodsAtFirst = [1, 8];
/** What so many have of the newest is common. */
const commonFrom = 300;

/** To find in an index what contents say is fast; to gather all that say something common is not. */
async function lookUpNewestFirst<Row>(
  db: Database,
  filters: TenderFilters,
  text: TextSearch | null,
  page: Page,
): Promise<Found<Row>> {
  if (text?.readsContent && page.sort === '')
    for (const count of periodsAtFirst) {
      const newest = newestPeriods(page.after?.at ?? page.now, count);
      const found = await lookUp<Row>(db, filters, text, page, newest);
      // Whoever counts is told how many there are at least, where to gather all takes longer than the number is worth.
      if (found.isDone || (page.isCounted && found.finds >= commonFrom)) return found;
      // Each time the index is read for all that is left out; of what is not there at all the rest is soon found.
      if (found.finds === 0 && text.indexed.exclusions !== null) break;
    }
  return lookUp<Row>(db, filters, text, page, null);
}

const rememberedAtMost = 1_000;
const rare = new Set<string>();

/** What was rare a moment ago is so still: turning the page, or somebody else's search for it, need not scan again. */
function remember(search: string): void {
  if (rare.size >= rememberedAtMost) rare.clear();
  rare.add(search);
}

/**
 * A page of what no index keeps in the order of the list: tenders that a text finds, or, without one, tenders of a feed
 * with a filter beside it. What is common is found soon by a scan down the list. What is rare is what an index is good
 * at, while for something common it would gather and sort half the table.
 */
export async function findTendersBy<Row>(
  db: Database,
  { title, ...filters }: Search,
  page: Page,
  givenBudget?: ScanBudget,
): Promise<Found<Row>> {
  const text = readText(title, page);
  const budget = givenBudget ?? usualBudget(page, text);
  const search = JSON.stringify([text, filters, page.sort, budget]);
  if (budget.first === 0 || rare.has(search)) return lookUpNewestFirst(db, filters, text, page);
  const short = await scan<Row>(db, filters, text, page, budget.first);
  if (short.isDone) return short;
  if (short.finds >= budget.likelyFrom) {
    const long = await scan<Row>(db, filters, text, page, budget.second);
    if (long.isDone) return long;
  }
  remember(search);
  return lookUpNewestFirst(db, filters, text, page);
}

export const searchTenders = async <Row>(...asked: Parameters<typeof findTendersBy>): Promise<Row[]> =>
  (await findTendersBy<Row>(...asked)).rows;
