import { searchTerms } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { ClosingPlace, Place } from './cursor.ts';
import {
  afterPlace,
  allOf,
  conditionsOf,
  pastFirst,
  publishedWithin,
  type TenderFilters,
} from './tender-conditions.ts';
import { inTitle } from './title-index.ts';

/** What only those may ask who may see when tenders close: the answers would tell it. */
export interface ClosingSearch extends TenderFilters {
  title?: string | undefined;
  publishedFrom?: string | undefined;
  publishedUntil?: string | undefined;
  closesFrom?: Date | undefined;
  closesBefore?: Date | undefined;
}

/** Which order is asked for, and where the page before ended in it. */
export type ClosingStart = { order: 'newest'; after: Place | null } | { order: 'closing'; after: ClosingPlace | null };

export interface ClosingPage {
  start: ClosingStart;
  columns: RawBuilder<unknown>;
  limit: number;
  skipped: number;
  now: Date;
}

/** What both orders have in common, of a tender `t`; words of the title stand apart. */
function conditions(search: ClosingSearch, filters: TenderFilters, now: Date): RawBuilder<unknown>[] {
  const { publishedFrom, publishedUntil, closesFrom, closesBefore } = search;
  const days = publishedWithin(publishedFrom, publishedUntil);
  return [
    ...conditionsOf(filters, now),
    ...(days.length > 0
      ? [sql`exists (select from tender_sources d where d.tender_id = t.id and ${allOf(days)})`]
      : []),
    ...(closesFrom ? [sql`t.closes_at >= ${closesFrom}`] : []),
    ...(closesBefore ? [sql`t.closes_at < ${closesBefore}`] : []),
  ];
}

const filtersOf = (search: ClosingSearch): TenderFilters => {
  const { title: _t, publishedFrom: _f, publishedUntil: _u, closesFrom: _c, closesBefore: _b, ...filters } = search;
  return filters;
};

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
function inPostings(search: ClosingSearch, place: ClosingPlace | null, atMost: number | null, now: Date) {
  const where = allOf([
    sql`p.category_id = ${search.categoryId ?? 0} and p.region_id = ${search.regionId ?? 0}`,
    sql`p.is_open and p.open_until > ${now}`,
    ...afterClosing('p', 'tender_id', place),
  ]);
  const first = atMost === null ? sql`` : sql`order by p.open_until, p.tender_id limit ${atMost}`;
  return sql`t.id in (select p.tender_id from tender_postings p where ${where} ${first})`;
}

interface List {
  where: RawBuilder<unknown>[];
  order: RawBuilder<unknown>;
}

/** Those first that close first. */
function firstToClose(search: ClosingSearch, place: ClosingPlace | null, { limit, skipped, now }: ClosingPage): List {
  const { categoryId, regionId, ...others } = filtersOf(search);
  const isPosted = categoryId !== undefined || regionId !== undefined;
  const more = conditions(search, others, now);
  const isAll = more.length > 0 || Boolean(search.title);
  return {
    where: [
      sql`t.is_open and t.open_until > ${now}`,
      ...(isPosted ? [inPostings(search, place, isAll ? null : limit + skipped, now)] : []),
      ...more,
      ...afterClosing('t', 'id', place),
    ],
    order: sql`order by t.open_until, t.id`,
  };
}

const newest = (search: ClosingSearch, place: Place | null, now: Date): List => ({
  where: [...conditions(search, filtersOf(search), now), ...afterPlace('t', 'id', place)],
  order: sql`order by t.created_at desc, t.id desc`,
});

/** So many at the head of a list have their titles looked at one by one before the index of words is asked. */
const usualHead = 2_000;

const ids = ({ where, order }: List) => sql`select t.id from tenders t where ${allOf(where)} ${order}`;

async function isLonger(db: Database, list: List, length: number): Promise<boolean> {
  const { rows } = await sql`${ids(list)} limit 1 offset ${sql.lit(length)}`.execute(db);
  return rows.length > 0;
}

/** A common word fills a page at the head of a list, while its index would gather a third of all tenders. */
const atHead = (list: List, length: number, words: readonly string[]) => sql`t.id in (
    select k.tender_id from (${ids(list)} limit ${sql.lit(length)}) h join tender_title_keys k on k.tender_id = h.id
    where ${allOf(words.map((word) => sql`strpos(k.search_key, ${word}) > 0`))})`;

const anywhere = (words: readonly string[]) =>
  sql`t.id in (select k.tender_id from tender_title_keys k where ${allOf(inTitle(words))})`;

/** A page of a list that asks when tenders close. */
export async function listByClosing<Row>(
  db: Database,
  search: ClosingSearch,
  page: ClosingPage,
  headLength = usualHead,
): Promise<Row[]> {
  const { start, columns, limit, skipped, now } = page;
  const list = start.order === 'closing' ? firstToClose(search, start.after, page) : newest(search, start.after, now);
  const read = async (where: RawBuilder<unknown>[]): Promise<Row[]> => {
    const { rows } = await sql<Row>`select ${columns},
        case when isfinite(t.open_until) then t.open_until end as open_until
      from tenders t where ${allOf(where)} ${list.order} limit ${limit} ${pastFirst(skipped)}`.execute(db);
    return rows;
  };
  const words = searchTerms(search.title ?? '');
  if (words.length === 0) return read(list.where);
  const rows = await read([atHead(list, headLength, words)]);
  const isComplete = rows.length === limit || !(await isLonger(db, list, headLength));
  return isComplete ? rows : read([...list.where, anywhere(words)]);
}
