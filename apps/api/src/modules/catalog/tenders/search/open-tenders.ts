import { type RawBuilder, sql } from 'kysely';
import { conditionsOf, isNarrowed, type TenderFilters } from '../filters/filter-rules.ts';
import { allOf } from '../filters/shared-conditions.ts';
import { orderBy, type PageWindow, withinWindow } from './list-page.ts';

/** Leaves out tenders that have closed since the last settling. */
export const isOpenAndClosesLater = (alias: string, now: Date) =>
  sql`${sql.ref(`${alias}.is_open`)} and ${sql.ref(`${alias}.open_until`)} > ${now}`;

/**
 * The index of a category and region has the open tenders by closing date: the soonest are found there, and all of them
 * if a tender has further conditions.
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
