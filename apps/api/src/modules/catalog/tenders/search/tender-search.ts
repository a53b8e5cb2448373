import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { conditionsOf, facetsOf, isNarrowed, type Search, type TenderFilters } from '../filters/filter-rules.ts';
import { allOf, gatheredTenderColumns } from '../filters/shared-conditions.ts';
import { newestPeriods } from '../words/posting-periods.ts';
import { foundByText, type IndexScope } from '../words/text-candidates.ts';
import {
  fits,
  needsRecheck,
  readText,
  recheck,
  recheckedAtMost,
  type TextSearch,
  wordsOfKey,
} from '../words/text-search.ts';
import { isInFeed } from '../words/title-index.ts';
import { postedWithin } from './dated-tenders.ts';
import { isOutsideFeed, isRegionOutsideFeed, rangesOf, withFilter } from './feed-tenders.ts';
import { type Found, readPage, wantedFor } from './found-page.ts';
import { inOrder, isAfter, orderBy, type Page, type PageWindow, sortColumn, withinWindow } from './list-page.ts';
import { isOpenAndClosesLater } from './open-tenders.ts';
import { candidates } from './tender-candidates.ts';

const isFilteredOutsideFeed = (filters: TenderFilters): boolean =>
  filters.feed !== undefined && isOutsideFeed(filters.feed, filters);

/** Whether no index keeps what this finds in the order of a list. */
export const isSearched = ({ title, ...filters }: Search): boolean =>
  Boolean(title?.trim()) || isFilteredOutsideFeed(filters);

/** How many tenders at the head of a list are checked one by one before an index is asked. */
export interface ScanBudget {
  first: number;
  second: number;
  /** From this many results of the first scan on, the second scan will probably fill the page. */
  likelyFrom: number;
}

const oneScan = (first: number): ScanBudget => ({ first, second: 0, likelyFrom: Number.POSITIVE_INFINITY });

function usualBudget({ sort, isRanked, isCounted }: Page, text: TextSearch | null): ScanBudget {
  // Open tenders are a small part of all, so a second scan would read most of them.
  if (sort === 'closing') return oneScan(text?.readsContent ? 500 : 2_000);
  // A count needs a thousand, and a page only twenty.
  if (text === null)
    return isCounted ? { first: 500, second: 25_000, likelyFrom: 20 } : { first: 500, second: 4_000, likelyFrom: 4 };
  // A thousand are ranked or counted, so a scan is faster only for words in every fifth title, and never for content.
  if (isRanked || isCounted) return text.readsContent ? oneScan(0) : { first: 5_000, second: 20_000, likelyFrom: 250 };
  // Reading the words of one content takes as long as those of fifty titles.
  if (text.readsContent && needsRecheck(text)) return oneScan(0);
  return text.readsContent
    ? { first: 300, second: 1_000, likelyFrom: 7 }
    : { first: 500, second: 20_000, likelyFrom: 1 };
}

/**
 * The first matching tenders of the list with their keys. The offset keeps the planner from asking an index about the
 * keys: it would gather all tenders of a feed for a few hundred.
 */
function keyed(filters: TenderFilters, text: TextSearch | null, window: PageWindow): RawBuilder<unknown> {
  const { words, join } = wordsOfKey(text);
  if (window.sort === 'closing' || isNarrowed(filters))
    return sql`select ${sortColumn(window.sort, 'l')}, l.tender_id, k.search_key, k.facets, ${words} as words
      from (${candidates(filters, window)}) l left join tender_title_keys k on k.tender_id = l.tender_id ${join}
      ${inOrder(window, 'l')} offset 0`;
  return sql`select k.created_at, k.tender_id, k.search_key, k.facets, ${words} as words
    from tender_title_keys k ${join} where ${allOf(withinWindow('k', 'tender_id', window))} ${orderBy(window.sort, 'k')} limit ${window.limit}`;
}

/** Up to this many ranges are read like a scan; a larger feed is searched along the list. */
const rangesScanned = 80;

/** The list to scan, and the conditions on the searched keys `w`. */
function scanFor({ feed, ...others }: TenderFilters, text: TextSearch | null) {
  const where = text ? fits(text, 'w') : sql`true`;
  if (!feed) return { filters: others, where };
  const isOutside = isOutsideFeed(feed, others);
  const isByRanges = rangesOf(feed, others) <= rangesScanned;
  if (isByRanges && !isOutside) return { filters: { feed, ...others }, where };
  const filters = isByRanges ? { feed: withFilter(feed, others), ...others } : others;
  return { filters, where: allOf([where, isInFeed('w', feed)]) };
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
  // Words belong to a language, so the first of one range say nothing about how common they are.
  const window = { ...page, isUnordered: page.isCounted === true && text === null, limit: sql.lit(length) };
  const scanned = keyed(filters, text, window);
  const wanted = wantedFor(page);
  const find = sql`find as materialized (
      select ${sortColumn(sort, 'w')}, w.tender_id from (${scanned}) w where ${where} ${inOrder(window, 'w')} limit ${wanted}
    )`;
  const isDone = sql`finds >= ${wanted} or (select count(*) from (${scanned}) w) < ${sql.lit(length)}`;
  return readPage(db, find, { isDone }, text, page);
}

/** The matching rows of `fitting` in order; only the first of them are checked. */
function rechecked(text: TextSearch, { sort }: Page): { find: RawBuilder<unknown>; isMore: RawBuilder<unknown> } {
  const most = sql.lit(recheckedAtMost(text));
  const position = (alias: string) => sql`${sortColumn(sort, alias)}, ${sql.ref(`${alias}.tender_id`)}`;
  const last = sql`(select ${position('l')} from fitting l where not l.is_sure ${orderBy(sort, 'l')} offset ${most} - 1 limit 1)`;
  const isBehind = sql`coalesce((${position('w')}) ${isAfter(sort)} ${last}, false)`;
  return {
    find: sql`select ${position('w')} from (select * from fitting w ${orderBy(sort, 'w')} offset 0) w
      where w.is_sure or (not ${isBehind} and ${recheck(text, 'w')})`,
    isMore: sql`(select count(*) from fitting where not is_sure) > ${most}`,
  };
}

/** Which tenders the index is asked about. */
type Among = Pick<IndexScope, 'newest' | 'isOfAll' | 'isRare'>;

/** Asks the index of words first, although the planner would prefer the order. */
function lookUp<Row>(
  db: Database,
  filters: TenderFilters,
  text: TextSearch | null,
  page: Page,
  among: Among,
): Promise<Found<Row>> {
  const { sort } = page;
  // Words are rarer than a feed, so the index is asked about the feed only without words.
  const { feed, ...withoutFeed } = filters;
  const feedInIndex = text ? undefined : feed;
  // Two regions leave few tenders, fewer than the index would gather for many categories.
  const areCategoriesWithoutIndex = feedInIndex !== undefined && isRegionOutsideFeed(feedInIndex, filters);
  const { facets, others } = facetsOf(feedInIndex ? withoutFeed : filters);
  const conditions = [
    ...(sort === 'closing' ? [isOpenAndClosesLater('t', page.now)] : []),
    ...conditionsOf(others, page.now, gatheredTenderColumns),
  ];
  const [alias, idColumn] = sort === 'closing' ? ['t', 'id'] : ['w', 'tender_id'];
  const onFacets = (alias: 'k' | 'c') => [
    ...(facets.length > 0 ? [sql`${sql.ref(`${alias}.facets`)} @> ${facets}::text[]`] : []),
    ...(feedInIndex ? [isInFeed(alias, feedInIndex, { areCategoriesWithoutIndex })] : []),
  ];
  const inFeed = sql`w as materialized (
      select k.created_at, k.tender_id from tender_title_keys k where ${allOf(onFacets('k'))}
    )`;
  const { found, isTooMany } = text
    ? foundByText(text, { facets: onFacets, isNewestFirst: sort === '', ...among })
    : { found: inFeed, isTooMany: sql`false` };
  const joined = conditions.length > 0 ? sql`join tenders t on t.id = w.tender_id` : sql``;
  const fitting = sql`from w ${joined} where ${allOf([...conditions, ...withinWindow(alias, idColumn, page)])}`;
  const columns = sql`${sortColumn(sort, alias)}, w.tender_id`;
  const wanted = wantedFor(page);
  const checked = text && needsRecheck(text) ? rechecked(text, page) : null;
  const find = checked
    ? sql`fitting as (select ${columns}, w.is_sure ${fitting}), find as materialized (
        ${checked.find} ${orderBy(sort, 'w')} limit ${wanted}
      )`
    : sql`find as materialized (select ${columns} ${fitting} ${orderBy(sort, alias, idColumn)} limit ${wanted})`;
  const isFull = sql`finds >= ${wanted}`;
  const isCut = sql`not ${isFull} and (${isTooMany} or ${checked?.isMore ?? sql`false`})`;
  return readPage(db, sql`${found}, ${find}`, { isDone: among.isOfAll ? sql`true` : isFull, isCut }, text, page);
}

/** Words are searched in this many periods before all of them: common words are frequent among the newest. */
const periods = { first: 1, second: 8 };
/** This many results among the newest make a word common. */
const commonFrom = 300;
/** Fewer make it rare, unless a filter leaves out the others. */
const rareBelow = 30;

/** Finding words of contents in an index is fast; gathering all results of a common word is not. */
async function lookUpNewestFirst<Row>(
  db: Database,
  filters: TenderFilters,
  text: TextSearch | null,
  page: Page,
): Promise<Found<Row>> {
  const until = (page.sort === '' && page.after?.at) || page.now;
  const { before } = postedWithin(filters);
  const isLongAgo = before !== null && before < until;
  const newest = (count: number) => newestPeriods(isLongAgo ? before : until, count);
  // Results that need a check are checked again among all.
  const atFirst = text && needsRecheck(text) ? [periods.first] : [periods.first, periods.second];
  let isRare = false;
  if (text?.readsContent && page.sort === '' && !isLongAgo)
    for (const count of atFirst) {
      const among = { newest: newest(count), isOfAll: false, isRare };
      const found: Found<Row> = await lookUp(db, filters, text, page, among);
      // A count returns a lower bound if gathering everything would take longer than it is worth.
      if (found.isDone || found.isCut || (page.isCounted && found.finds >= commonFrom)) return found;
      isRare = !isNarrowed(filters) && found.finds < rareBelow;
    }
  return lookUp<Row>(db, filters, text, page, { newest: newest(periods.second), isOfAll: true, isRare: false });
}

const rememberedAtMost = 1_000;
const rare = new Set<string>();

/** Remembers rare searches, so that the next page or another reader's search skips the scan. */
function remember(search: string): void {
  if (rare.size >= rememberedAtMost) rare.clear();
  rare.add(search);
}

/**
 * A page of results that no index has in list order: of a text, or of a feed with a filter outside it. Common results
 * are found quickly by scanning the list; rare ones by the index, which would gather and sort half the table for common
 * ones.
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
