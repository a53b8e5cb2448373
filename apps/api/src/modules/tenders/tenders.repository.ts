import { searchTerms } from '@awaj/domain/amharic';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { type ClosingSearch, type ClosingStart, listByClosing } from './by-closing.ts';
import type { Place } from './cursor.ts';
import { candidates, isAlongTenders } from './tender-candidates.ts';
import { alongTenders, isOpenAt, pastFirst } from './tender-conditions.ts';
import { isSieved, type Search, searchTenders } from './tender-search.ts';

/** For whom rows are read: it decides which columns leave the database at all. */
export interface Reader {
  viewer: Viewer;
  userId: number | null;
  now: Date;
}

export interface TenderRow {
  id: number;
  title: string;
  created_at: Date;
  is_open: boolean;
  is_saved: boolean;
  /** JSON, as the database has it. */
  listing: string;
  opens_at: Date | null;
  closes_at: Date | null;
  alternative_open_text: string | null;
  alternative_close_text: string | null;
}

export interface TenderDetailRow extends TenderRow {
  snippet: string;
  content: string | null;
  document_price: number | null;
  bond: number | null;
}

/** Of a list in the order of closing, whose readers know when. */
export interface ClosingRow extends TenderRow {
  open_until: Date | null;
}

export interface Start {
  /** Where the page before ended, or null to count from the top. */
  after: Place | null;
  page: number;
}

export const pageSize = 20;

/** What a reader may not see is a null from here on: nothing further up has it to leak. */
const whenShown = (isShown: boolean, value: RawBuilder<unknown>) => (isShown ? value : sql`null`);

function summaryColumns({ viewer, userId, now }: Reader) {
  const showsDates = canSee(viewer, 'dates');
  const saved = sql`exists (select from saved_tenders s where s.tender_id = t.id and s.user_id = ${userId})`;
  return sql`t.id, t.title, t.created_at, ${isOpenAt(now)} as is_open,
    ${userId === null ? sql`false` : saved} as is_saved,
    (${canSee(viewer, 'sources') ? sql`t.listing` : sql`t.listing - 'sources'`})::text as listing,
    ${whenShown(showsDates, sql`t.opens_at`)} as opens_at,
    ${whenShown(showsDates, sql`t.closes_at`)} as closes_at,
    ${whenShown(showsDates, sql`t.alternative_open_text`)} as alternative_open_text,
    ${whenShown(showsDates, sql`t.alternative_close_text`)} as alternative_close_text`;
}

function detailColumns({ viewer }: Reader) {
  const showsPrices = canSee(viewer, 'prices');
  const content = sql`(select c.content from tender_contents c where c.tender_id = t.id)`;
  return sql`t.snippet, ${whenShown(canSee(viewer, 'content'), content)} as content,
    ${whenShown(showsPrices, sql`t.document_price`)} as document_price,
    ${whenShown(showsPrices, sql`t.bond`)} as bond`;
}

export function createTendersRepository(db: Database) {
  return {
    /** A page, and one row more where there is a next page. */
    async list(search: Search, { after, page }: Start, reader: Reader): Promise<TenderRow[]> {
      const skipped = after === null ? (page - 1) * pageSize : 0;
      const limit = skipped === 0 ? sql.lit(pageSize + 1) : skipped + pageSize + 1;
      const stretch = { after, limit, now: reader.now };
      const columns = summaryColumns(reader);
      // Signs that no title keeps find nothing, rather than everything.
      if (search.title?.trim() && searchTerms(search.title).length === 0) return [];
      if (isSieved(search)) return searchTenders(db, search, { ...stretch, columns, skipped });
      const query = isAlongTenders(search)
        ? sql<TenderRow>`select ${columns} ${alongTenders(search, stretch)} ${pastFirst(skipped)}`
        : sql<TenderRow>`select ${columns} from (${candidates(search, stretch)}) c
            join tenders t on t.id = c.tender_id order by t.created_at desc, t.id desc ${pastFirst(skipped)}`;
      const { rows } = await query.execute(db);
      return rows;
    },

    /** The same for a list that asks when tenders close, which the caller has to be allowed. */
    async listByClosing(
      search: ClosingSearch,
      { page, ...start }: ClosingStart & { page: number },
      reader: Reader,
    ): Promise<ClosingRow[]> {
      if (search.title?.trim() && searchTerms(search.title).length === 0) return [];
      const skipped = start.after === null ? (page - 1) * pageSize : 0;
      const columns = summaryColumns(reader);
      return listByClosing(db, search, { start, columns, limit: pageSize + 1, skipped, now: reader.now });
    },

    async find(id: number, reader: Reader): Promise<TenderDetailRow | undefined> {
      const { rows } = await sql<TenderDetailRow>`select ${summaryColumns(reader)}, ${detailColumns(reader)}
        from tenders t where t.id = ${id}`.execute(db);
      return rows[0];
    },
  };
}
