import { type RawBuilder, sql } from 'kysely';
import { allOf } from './conditions.ts';
import { conditionsOf, isNarrowed, type TenderFilters } from './filter-rules.ts';
import { orderBy, type PageWindow, withinWindow } from './list-page.ts';

/** Leaves out tenders that have closed since the last settling. */
export const isOpenAndClosesLater = (alias: string, now: Date) =>
  sql`${sql.ref(`${alias}.is_open`)} and ${sql.ref(`${alias}.open_until`)} > ${now}`;

/**
 * The open ones of a category and a region lie together in their index, which knows when they close: those that close
 * first are found there, and all of them are where more is asked of a tender.
 */
function inPostings({ categoryId = 0, regionId = 0 }: TenderFilters, window: PageWindow, isAll: boolean) {
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId}`,
    isOpenAndClosesLater('p', window.now),
    ...withinWindow('p', 'tender_id', window),
  ]);
  const first = isAll ? sql`` : sql`${orderBy(window.sort, 'p')} limit ${window.limit}`;
  return sql`t.id in (select p.tender_id from tender_postings p where ${where} ${first})`;
}

/** The conditions on matching tenders `t` that are still open. */
export function conditionsOfOpen(filters: TenderFilters, window: PageWindow): RawBuilder<unknown>[] {
  const { categoryId, regionId, ...others } = filters;
  const isPosted = categoryId !== undefined || regionId !== undefined;
  return [
    isOpenAndClosesLater('t', window.now),
    ...(isPosted ? [inPostings(filters, window, isNarrowed(others))] : []),
    ...conditionsOf(others, window.now),
  ];
}
