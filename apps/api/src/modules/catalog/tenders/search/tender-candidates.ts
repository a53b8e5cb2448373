import type { Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import { conditionsOf, indexFor, type LeadingIndex, type TenderFilters } from '../filters/filter-rules.ts';
import { allOf } from '../filters/shared-conditions.ts';
import { narrowedToDates, tendersDatedFarOff } from './dated-tenders.ts';
import { fromFeed, isOutsideFeed, rangesOf } from './feed-tenders.ts';
import { inOrder, orderBy, type PageWindow, sortColumn, withinWindow } from './list-page.ts';
import { conditionsOfOpen } from './open-tenders.ts';
import { fromPostings, splitByPostings } from './tender-postings.ts';

/** The tenders `t` themselves in list order, with everything after the columns. */
export function scanTenders(filters: TenderFilters, window: PageWindow) {
  const fits = window.sort === 'closing' ? conditionsOfOpen(filters, window) : conditionsOf(filters, window.now);
  const where = allOf([...fits, ...withinWindow('t', 'id', window)]);
  return sql`from tenders t where ${where} ${orderBy(window.sort, 't', 'id')} limit ${window.limit}`;
}

const fromTenders = (filters: TenderFilters, window: PageWindow) =>
  sql`select ${sortColumn(window.sort, 't')}, t.id as tender_id ${scanTenders(filters, window)}`;

/** Gathers saved tenders first, because nobody saves too many for that. */
function fromSaved({ savedBy, ...others }: TenderFilters, window: PageWindow) {
  const where = allOf([...conditionsOf(others, window.now), ...withinWindow('t', 'id', window)]);
  return sql`with saved as materialized (select tender_id from saved_tenders where user_id = ${savedBy})
    select t.created_at, t.id as tender_id from saved join tenders t on t.id = saved.tender_id where ${where}
    ${orderBy(window.sort, 't', 'id')} limit ${window.limit}`;
}

function fromSource({ sourceId, ...others }: TenderFilters, window: PageWindow) {
  const where = allOf([
    sql`s.source_id = ${sourceId}`,
    ...conditionsOf(others, window.now),
    ...withinWindow('s', 'tender_id', window),
  ]);
  // Distinct, because a paper may have printed a tender several times.
  return sql`select distinct s.created_at, s.tender_id from tender_sources s join tenders t on t.id = s.tender_id
    where ${where} ${orderBy(window.sort, 's')} limit ${window.limit}`;
}

/** Tenders that have closed since the last settling. They are few, and still among the open ones. */
function unsettled(filters: TenderFilters, window: PageWindow) {
  const where = allOf([...conditionsOf(filters, window.now), ...withinWindow('t', 'id', window)]);
  // Materialised, because the planner overestimates them and would scan the whole list.
  return sql`with t as materialized (select * from tenders where is_open and open_until <= ${window.now})
    select t.created_at, t.id as tender_id from t where ${where} ${orderBy(window.sort, 't', 'id')} limit ${window.limit}`;
}

function fromFilteredPostings(filters: TenderFilters, window: PageWindow) {
  const { postings, others } = splitByPostings(filters);
  return fromPostings(postings, others, window);
}

const fromIndex = {
  saved: fromSaved,
  tenders: fromTenders,
  source: fromSource,
  postings: fromFilteredPostings,
} satisfies Record<LeadingIndex, (filters: TenderFilters, window: PageWindow) => RawBuilder<unknown>>;

/** The most index ranges read side by side. A feed with more covers most of the list, so the list is read. */
const rangesAtMost = 1_000;
/** Used if another index leads to the other filters, because each range would have to be searched. */
const rangesWithOtherIndex = 16;

function isReadByRanges(feed: Preferences, filters: TenderFilters, { isUnordered }: PageWindow): boolean {
  if (isOutsideFeed(feed, filters)) return false;
  // All open tenders of a feed are fewer than all tenders of a source.
  const isOpenCounted = isUnordered === true && filters.status === '1';
  const hasIndex = (filters.sourceId !== undefined && !isOpenCounted) || filters.companyId !== undefined;
  return rangesOf(feed, filters) <= (hasIndex ? rangesWithOtherIndex : rangesAtMost);
}

/** The newest tenders that fit all filters, from the indexes that lead there. */
function newestCandidates(filters: TenderFilters, window: PageWindow): RawBuilder<unknown> {
  const { feed } = filters;
  const dated = narrowedToDates(filters, window);
  const index = indexFor(filters);
  const ofFeed = feed && isReadByRanges(feed, filters, window) ? fromFeed(feed, filters, dated) : null;
  const found = ofFeed ?? fromIndex[index](filters, dated);
  const remembersState = ofFeed !== null || index === 'postings';
  const farOff = tendersDatedFarOff(filters, window);
  const others = [...(filters.status === '0' && remembersState ? [unsettled(filters, dated)] : []), ...farOff];
  if (others.length === 0) return found;
  const all = [found, ...others].map((part) => sql`(${part})`);
  // A tender with both kinds of dates far off is found twice, so only then the union removes duplicates.
  const union = farOff.length > 1 ? sql` union ` : sql` union all `;
  return sql`select * from (${sql.join(all, union)}) c ${inOrder(window, 'c')} limit ${window.limit}`;
}

/** The first tenders of the list, each with its sort column and id. */
export const candidates = (filters: TenderFilters, window: PageWindow): RawBuilder<unknown> =>
  window.sort === 'closing' ? fromTenders(filters, window) : newestCandidates(filters, window);
