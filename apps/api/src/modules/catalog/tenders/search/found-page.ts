import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import type { TextSearch } from '../words/text-search.ts';
import { orderBy, type Page, pastFirst, upTo } from './list-page.ts';
import { bestFound, rankedAtMost } from './tender-ranking.ts';

/** What is shown of those that were found: a page of the list, or of the best among them. */
function shownOf(text: TextSearch | null, page: Page): RawBuilder<unknown> {
  if (page.isRanked && text) return bestFound(text, page);
  // A count above the limit is not returned.
  if (page.isCounted) return sql`select tender_id from find where (select count(*) from find) < ${upTo(page)}`;
  return sql`select tender_id from find ${orderBy(page.sort, 'find')} ${pastFirst(page.skipped)}`;
}

function orderOfShown({ sort, isRanked, isCounted }: Page, alias: string): RawBuilder<unknown> {
  if (isCounted) return sql``;
  return isRanked ? sql`order by ${sql.ref(`${alias}.place`)}` : orderBy(sort, alias, 'id');
}

const columnsOf = ({ columns, isRanked }: Page): RawBuilder<unknown> =>
  isRanked ? sql`${columns}, shown.place` : columns;

export interface Found<Row> {
  rows: Row[];
  finds: number;
  /** Whether the page is full, or no more is found. */
  isDone: boolean;
  /** Whether more may be among those that are too many to be looked at; the newest were. */
  isCut: boolean;
}

/** How many tenders are needed for a page. */
export const wantedFor = (page: Page) => (page.isRanked ? sql.lit(rankedAtMost) : upTo(page));

/** The result of the subqueries before `find`: whether the page is full or complete, and whether there may be more. */
interface Outcome {
  isDone: RawBuilder<unknown>;
  isCut?: RawBuilder<unknown>;
}

/** Reads the shown page of `find`, which ends the given subqueries. */
export async function readPage<Row>(
  db: Database,
  find: RawBuilder<unknown>,
  { isDone, isCut = sql`false` }: Outcome,
  text: TextSearch | null,
  page: Page,
): Promise<Found<Row>> {
  const { rows } = await sql<Row & { id: number | null; finds: number; is_done: boolean; is_cut: boolean }>`
    with ${find}, outcome as (
      select finds, ${isDone} as is_done, ${isCut} as is_cut from (select count(*)::int as finds from find) counted
    )
    select outcome.*, found.* from outcome left join (
      select ${columnsOf(page)} from (${shownOf(text, page)}) shown join tenders t on t.id = shown.tender_id
    ) found on true ${orderOfShown(page, 'found')}
  `.execute(db);
  const { finds = 0, is_done = true, is_cut = false } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null), finds, isDone: is_done, isCut: is_cut };
}
