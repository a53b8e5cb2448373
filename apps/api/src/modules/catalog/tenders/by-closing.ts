import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ClosingPlace } from './cursor.ts';
import { allOf, conditionsOf, type Page, pastFirst, upTo } from './tender-conditions.ts';
import type { Search } from './tender-search.ts';
import { inTitle } from './title-index.ts';

type ClosingPage = Page<ClosingPlace>;

const afterClosing = (alias: string, idColumn: string, place: ClosingPlace | null): RawBuilder<unknown>[] =>
  place === null
    ? []
    : [
        sql`(${sql.ref(`${alias}.open_until`)}, ${sql.ref(`${alias}.${idColumn}`)})
          > (${place.openUntil ?? sql`'infinity'::timestamptz`}, ${place.id})`,
      ];

/**
 * The open ones of a category and a region lie together in their index, which knows when they close: those that close
 * first are found there, and all of them are where more is asked of a tender.
 */
function inPostings({ categoryId = 0, regionId = 0 }: Search, page: ClosingPage, isAll: boolean) {
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId}`,
    sql`p.is_open and p.open_until > ${page.now}`,
    ...afterClosing('p', 'tender_id', page.after),
  ]);
  const first = isAll ? sql`` : sql`order by p.open_until, p.tender_id limit ${upTo(page)}`;
  return sql`t.id in (select p.tender_id from tender_postings p where ${where} ${first})`;
}

/** What holds of a tender `t` that is open, words of the title apart. */
function conditionsOfOpen(search: Search, page: ClosingPage): RawBuilder<unknown>[] {
  const { title, categoryId, regionId, ...others } = search;
  const isPosted = categoryId !== undefined || regionId !== undefined;
  const conditions = conditionsOf(others, page.now);
  return [
    sql`t.is_open and t.open_until > ${page.now}`,
    ...(isPosted ? [inPostings(search, page, conditions.length > 0 || Boolean(title))] : []),
    ...conditions,
    ...afterClosing('t', 'id', page.after),
  ];
}

const firstToClose = sql`order by t.open_until, t.id`;

/** So many at the head of a list have their titles looked at one by one before the index of words is asked. */
const usualHead = 2_000;

const ids = (where: readonly RawBuilder<unknown>[]) =>
  sql`select t.id from tenders t where ${allOf(where)} ${firstToClose}`;

async function isLonger(db: Database, where: readonly RawBuilder<unknown>[], length: number): Promise<boolean> {
  const { rows } = await sql`${ids(where)} limit 1 offset ${sql.lit(length)}`.execute(db);
  return rows.length > 0;
}

/** A common word fills a page at the head of a list, while its index would gather a third of all tenders. */
const atHead = (where: readonly RawBuilder<unknown>[], length: number, words: readonly string[]) => sql`t.id in (
    select k.tender_id from (${ids(where)} limit ${sql.lit(length)}) h join tender_title_keys k on k.tender_id = h.id
    where ${allOf(words.map((word) => sql`strpos(k.search_key, ${word}) > 0`))})`;

const anywhere = (words: readonly string[]) =>
  sql`t.id in (select k.tender_id from tender_title_keys k where ${allOf(inTitle(words))})`;

/** A page of the open tenders, those first that close first. Only for those who may see when that is. */
export async function listByClosing<Row>(
  db: Database,
  search: Search,
  page: ClosingPage,
  headLength = usualHead,
): Promise<Row[]> {
  const where = conditionsOfOpen(search, page);
  const read = async (conditions: readonly RawBuilder<unknown>[]): Promise<Row[]> => {
    const { rows } = await sql<Row>`select ${page.columns},
        case when isfinite(t.open_until) then t.open_until end as open_until
      from tenders t where ${allOf(conditions)} ${firstToClose}
      limit ${sql.lit(page.size)} ${pastFirst(page.skipped)}`.execute(db);
    return rows;
  };
  const words = searchTerms(search.title ?? '');
  if (words.length === 0) return read(where);
  const rows = await read([atHead(where, headLength, words)]);
  const isComplete = rows.length === page.size || !(await isLonger(db, where, headLength));
  return isComplete ? rows : read([...where, anywhere(words)]);
}
