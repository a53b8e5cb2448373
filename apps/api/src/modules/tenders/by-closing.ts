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

/** What both orders have in common, of a tender `t`. */
function conditions(search: ClosingSearch, filters: TenderFilters, now: Date): RawBuilder<unknown>[] {
  const words = searchTerms(search.title ?? '');
  const { publishedFrom, publishedUntil, closesFrom, closesBefore } = search;
  const days = publishedWithin(publishedFrom, publishedUntil);
  return [
    ...conditionsOf(filters, now),
    ...(words.length > 0
      ? [sql`t.id in (select k.tender_id from tender_title_keys k where ${allOf(inTitle(words))})`]
      : []),
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

/** The open ones of a category and a region lie together in their index: gathered there, they are few. */
function inPostings({ categoryId, regionId }: TenderFilters, now: Date): RawBuilder<unknown>[] {
  if (categoryId === undefined && regionId === undefined) return [];
  return [
    sql`t.id in (select p.tender_id from tender_postings p where p.category_id = ${categoryId ?? 0}
      and p.region_id = ${regionId ?? 0} and p.is_open and p.open_until > ${now})`,
  ];
}

const afterClosing = (place: ClosingPlace | null): RawBuilder<unknown>[] =>
  place === null ? [] : [sql`(t.open_until, t.id) > (${place.openUntil ?? sql`'infinity'::timestamptz`}, ${place.id})`];

/** Those first that close first. */
function firstToClose(search: ClosingSearch, place: ClosingPlace | null, now: Date) {
  const { categoryId: _category, regionId: _region, ...others } = filtersOf(search);
  const where = allOf([
    sql`t.is_open and t.open_until > ${now}`,
    ...inPostings(search, now),
    ...conditions(search, others, now),
    ...afterClosing(place),
  ]);
  return sql`where ${where} order by t.open_until, t.id`;
}

function newest(search: ClosingSearch, place: Place | null, now: Date) {
  const where = allOf([...conditions(search, filtersOf(search), now), ...afterPlace('t', 'id', place)]);
  return sql`where ${where} order by t.created_at desc, t.id desc`;
}

/** A page of a list that asks when tenders close. */
export async function listByClosing<Row>(db: Database, search: ClosingSearch, page: ClosingPage): Promise<Row[]> {
  const { start, columns, limit, skipped, now } = page;
  const list = start.order === 'closing' ? firstToClose(search, start.after, now) : newest(search, start.after, now);
  const { rows } = await sql<Row>`select ${columns},
      case when isfinite(t.open_until) then t.open_until end as open_until
    from tenders t ${list} limit ${limit} ${pastFirst(skipped)}`.execute(db);
  return rows;
}
