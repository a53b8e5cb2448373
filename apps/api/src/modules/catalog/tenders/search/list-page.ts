import type { SortOrder } from '@awaj/domain/search-filters';
import { type RawBuilder, sql } from 'kysely';
import type { SynonymsOf } from '../../synonyms/synonyms.ts';
import type { ListPosition } from './cursor.ts';

/** Tenders on one page of a list. */
export const pageSize = 20;

/** The orders that an index keeps. */
export type ListOrder = Exclude<SortOrder, 'relevance'>;

/** The part of a list that is read. */
export interface PageWindow {
  sort: ListOrder;
  after: ListPosition | null;
  /** Excludes tenders that were posted before this. */
  postedFrom?: Date | undefined;
  /** A literal when it is constant, so that the statement is planned once. */
  limit: number | RawBuilder<number>;
  /** The order does not matter, because they are only counted. */
  isUnordered?: boolean;
  now: Date;
}

/** The requested page of a list. */
export interface Page extends Pick<PageWindow, 'sort' | 'after' | 'now'> {
  /** The columns of a tender `t`, including the one of the order. */
  columns: RawBuilder<unknown>;
  /** The number of tenders between `after` and a page that is requested by number. */
  skipped: number;
  size: number;
  /** Whether the reader may see content, and so search it. */
  readsContent?: boolean;
  /** The page is one of the best matches among the newest. */
  isRanked?: boolean;
  /** The columns are counts of everything found, up to the size. */
  isCounted?: boolean;
  /** The synonyms of a searched word. */
  synonymsOf?: SynonymsOf;
}

/** How many tenders must be found to fill a page. */
export const upTo = ({ skipped, size }: Pick<Page, 'skipped' | 'size'>): number | RawBuilder<number> =>
  skipped === 0 ? sql.lit(size) : skipped + size;

/** Pages are rarely requested by number; the offset is only added then, because the planner considers it. */
export const pastFirst = (skipped: number) => (skipped > 0 ? sql`offset ${skipped}` : sql``);

/** The columns of each order: newest first, or closing soonest first. */
const orders = {
  '': { column: 'created_at', direction: sql`desc`, isAfter: sql`<` },
  closing: { column: 'open_until', direction: sql`asc`, isAfter: sql`>` },
} as const satisfies Record<ListOrder, object>;

/** The sort column, for a table or index that has it. */
export const sortColumn = (sort: ListOrder, alias: string) => sql.ref(`${alias}.${orders[sort].column}`);

export function orderBy(sort: ListOrder, alias: string, idColumn = 'tender_id'): RawBuilder<unknown> {
  const { direction } = orders[sort];
  return sql`order by ${sortColumn(sort, alias)} ${direction}, ${sql.ref(`${alias}.${idColumn}`)} ${direction}`;
}

/** The order of a window, if it has one. */
export const inOrder = (
  { sort, isUnordered }: Pick<PageWindow, 'sort' | 'isUnordered'>,
  alias: string,
): RawBuilder<unknown> => (isUnordered ? sql`` : orderBy(sort, alias));

/** Between two positions: whether the first comes later in the list. */
export const isAfter = (sort: ListOrder): RawBuilder<unknown> => orders[sort].isAfter;

/** The conditions on a row within the window. */
export function withinWindow(
  alias: string,
  idColumn: string,
  { sort, after, postedFrom }: Pick<PageWindow, 'sort' | 'after' | 'postedFrom'>,
): RawBuilder<unknown>[] {
  const row = sql`(${sortColumn(sort, alias)}, ${sql.ref(`${alias}.${idColumn}`)})`;
  return [
    ...(after ? [sql`${row} ${orders[sort].isAfter} (${after.at ?? sql`'infinity'::timestamptz`}, ${after.id})`] : []),
    ...(postedFrom ? [sql`${sql.ref(`${alias}.created_at`)} >= ${postedFrom}`] : []),
  ];
}
