import { searchTerms } from '@awaj/domain/amharic';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import { isFeedEmpty } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { listByClosing } from './by-closing.ts';
import type { ClosingPlace, Place } from './cursor.ts';
import { candidates, isAlongTenders } from './tender-candidates.ts';
import { alongTenders, isOpenAt, type Page, type TenderFilters, upTo } from './tender-conditions.ts';
import { type Search, searchTenders } from './tender-search.ts';

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

export interface Start<At = Place> {
  /** Where the page before ended, or null to count from the top. */
  after: At | null;
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

/** Signs that no title keeps, and a feed without preferences, find nothing rather than everything. */
const findsNothing = ({ title, feed }: Search): boolean =>
  Boolean(title?.trim() && searchTerms(title).length === 0) || (feed !== undefined && isFeedEmpty(feed));

const pageOf = <At>({ after, page }: Start<At>, reader: Reader): Page<At> => ({
  columns: summaryColumns(reader),
  after,
  skipped: after === null ? (page - 1) * pageSize : 0,
  size: pageSize + 1,
  now: reader.now,
});

async function listNewest(db: Database, filters: TenderFilters, page: Page): Promise<TenderRow[]> {
  const { columns, skipped, size } = page;
  const stretch = { ...page, limit: upTo(page) };
  if (isAlongTenders(filters) && skipped === 0) {
    const { rows } = await sql<TenderRow>`select ${columns} ${alongTenders(filters, stretch)}`.execute(db);
    return rows;
  }
  const found = candidates(filters, stretch);
  // Their ids alone are passed over, and the rest is read of the page that is left.
  const shown =
    skipped === 0
      ? found
      : sql`select * from (${found}) c order by created_at desc, tender_id desc limit ${sql.lit(size)} offset ${skipped}`;
  const { rows } = await sql<TenderRow>`select ${columns} from (${shown}) c
    join tenders t on t.id = c.tender_id order by t.created_at desc, t.id desc`.execute(db);
  return rows;
}

/** A feed of one language is a list of that language, which has indexes of its own. */
function narrowed(search: Search): Search {
  const [language, ...more] = search.feed?.languages ?? [];
  return more.length === 0 ? { ...search, languageId: search.languageId ?? language } : search;
}

export function createTendersRepository(db: Database) {
  return {
    /** A page, and one row more where there is a next page. */
    async list(search: Search, start: Start, reader: Reader): Promise<TenderRow[]> {
      if (findsNothing(search)) return [];
      const page = pageOf(start, reader);
      const { title, ...filters } = narrowed(search);
      return title?.trim() ? searchTenders(db, { title, ...filters }, page) : listNewest(db, filters, page);
    },

    /** The same in the order of closing, for those who may see when tenders close. */
    async listByClosing(search: Search, start: Start<ClosingPlace>, reader: Reader): Promise<ClosingRow[]> {
      return findsNothing(search) ? [] : listByClosing(db, narrowed(search), pageOf(start, reader));
    },

    async find(id: number, reader: Reader): Promise<TenderDetailRow | undefined> {
      const { rows } = await sql<TenderDetailRow>`select ${summaryColumns(reader)}, ${detailColumns(reader)}
        from tenders t where t.id = ${id}`.execute(db);
      return rows[0];
    },
  };
}
