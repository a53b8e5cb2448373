import type { SortOrder } from '@awaj/domain/search-filters';
import { type RawBuilder, sql } from 'kysely';
import type { SynonymsOf } from '../synonyms/synonyms.ts';
import type { ListPosition } from './cursor.ts';

/** Which part of a list is read. */
/** The orders that an index keeps. */
export type ListOrder = Exclude<SortOrder, 'relevance'>;

export interface PageWindow {
  sort: ListOrder;
  after: ListPosition | null;
  /** Nothing that was posted earlier than this. */
  postedFrom?: Date | undefined;
  /** Written out where it is always the same, so that the statement can be planned once for everybody. */
  limit: number | RawBuilder<number>;
  now: Date;
}

/** The page of a list that is wanted. */
export interface Page extends Pick<PageWindow, 'sort' | 'after' | 'now'> {
  /** What to read of a tender `t`. The column of the order is among it. */
  columns: RawBuilder<unknown>;
  /** How many tenders lie between `after` and the page, which is asked for by its number. */
  skipped: number;
  size: number;
  /** Whether its reader may see what tenders say: only then words are looked for there. */
  readsContent?: boolean;
  /** The page is one of the best among the newest that are found. */
  isRanked?: boolean;
  /** The columns are of all that is found together, which is counted up to the size. */
  isCounted?: boolean;
  /** What means the same as a word that is looked for. */
  synonymsOf?: SynonymsOf;
}

/** How many have to be found to fill a page. */
export const upTo = ({ skipped, size }: Pick<Page, 'skipped' | 'size'>): number | RawBuilder<number> =>
  skipped === 0 ? sql.lit(size) : skipped + size;

/** A later page is seldom asked for by number; only then the planner has to reckon with it. */
export const pastFirst = (skipped: number) => (skipped > 0 ? sql`offset ${skipped}` : sql``);

/** The column that an order goes by: newest first, or those first that close first. */
const orders = {
  '': { column: 'created_at', direction: sql`desc`, isAfter: sql`<` },
  closing: { column: 'open_until', direction: sql`asc`, isAfter: sql`>` },
} as const satisfies Record<ListOrder, object>;

/** Of a table or index that knows this column of a tender. */
export const sortColumn = (sort: ListOrder, alias: string) => sql.ref(`${alias}.${orders[sort].column}`);

export function orderBy(sort: ListOrder, alias: string, idColumn = 'tender_id'): RawBuilder<unknown> {
  const { direction } = orders[sort];
  return sql`order by ${sortColumn(sort, alias)} ${direction}, ${sql.ref(`${alias}.${idColumn}`)} ${direction}`;
}

/** What holds of a row that lies within the window. */
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
