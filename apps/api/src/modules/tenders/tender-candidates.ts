import { type RawBuilder, sql } from 'kysely';
import type { Place } from './cursor.ts';

/** What lists are narrowed by and indexes keep in the order of the list. */
export interface TenderFilters {
  categoryId?: number | undefined;
  regionId?: number | undefined;
  languageId?: number | undefined;
  sourceId?: number | undefined;
  companyId?: number | undefined;
  isOpen?: boolean | undefined;
}

/** Which stretch of a list is wanted. */
export interface Stretch {
  after: Place | null;
  limit: number;
  now: Date;
}

type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const linkedTo = (table: string, key: string, id: number) =>
  sql`exists (select from ${sql.table(table)} l where l.tender_id = t.id and ${sql.ref(`l.${key}`)} = ${id})`;

export const isOpenAt = (now: Date) => sql<boolean>`t.open_until > ${now}`;

/** What holds for a tender `t` whatever index led to it. */
export function conditionsOf(filters: TenderFilters, now: Date): Condition[] {
  const { categoryId, regionId, languageId, sourceId, companyId, isOpen } = filters;
  return [
    categoryId && linkedTo('tender_categories', 'category_id', categoryId),
    regionId && linkedTo('tender_regions', 'region_id', regionId),
    sourceId && linkedTo('tender_sources', 'source_id', sourceId),
    languageId && sql`t.language_id = ${languageId}`,
    companyId && sql`t.company_id = ${companyId}`,
    isOpen !== undefined && (isOpen ? isOpenAt(now) : sql`t.open_until <= ${now}`),
  ].filter((condition) => typeof condition === 'object');
}

/** Newest first; a place says where the page before ended. */
export const afterPlace = (alias: string, idColumn: string, place: Place | null): Condition[] =>
  place === null
    ? []
    : [
        sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.${idColumn}`)}) < (${place.createdAt}, ${place.id})`,
      ];

function fromTenders(filters: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([...conditionsOf(filters, now), ...afterPlace('t', 'id', after)]);
  return sql`select t.created_at, t.id as tender_id from tenders t where ${where}
    order by t.created_at desc, t.id desc limit ${limit}`;
}

function fromSource({ sourceId, ...others }: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([
    sql`s.source_id = ${sourceId}`,
    ...conditionsOf(others, now),
    ...afterPlace('s', 'tender_id', after),
  ]);
  return sql`select s.created_at, s.tender_id from tender_sources s join tenders t on t.id = s.tender_id where ${where}
    order by s.created_at desc, s.tender_id desc limit ${limit}`;
}

const bothStates = sql`(values (true), (false))`;

function fromPostings(filters: TenderFilters, { after, limit, now }: Stretch) {
  const { categoryId = 0, regionId = 0, languageId, isOpen, ...others } = filters;
  const rest = conditionsOf(others, now);
  const where = allOf([
    sql`p.category_id = ${categoryId} and p.region_id = ${regionId} and p.language_id = l.id and p.is_open = s.is_open`,
    ...(isOpen ? [sql`p.open_until > ${now}`] : []),
    ...rest,
    ...afterPlace('p', 'tender_id', after),
  ]);
  const states = isOpen === undefined ? bothStates : sql`(values (${isOpen}::boolean))`;
  // A stretch of the index for every language and state, each in order and no longer than asked for.
  return sql`select p.created_at, p.tender_id from languages l cross join ${states} s (is_open) cross join lateral (
      select p.created_at, p.tender_id from tender_postings p ${rest.length > 0 ? sql`join tenders t on t.id = p.tender_id` : sql``}
      where ${where} order by p.created_at desc, p.tender_id desc limit ${limit}
    ) p ${languageId ? sql`where l.id = ${languageId}` : sql``}
    order by p.created_at desc, p.tender_id desc limit ${limit}`;
}

/** Tenders that have closed since somebody last settled: few, and they still lie among the open ones. */
function unsettled(filters: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([...conditionsOf(filters, now), ...afterPlace('t', 'id', after)]);
  // Gathered first: the planner takes them for many and would look for them along the whole list.
  return sql`with t as materialized (select * from tenders where is_open and open_until <= ${now})
    select t.created_at, t.id as tender_id from t where ${where} order by t.created_at desc, t.id desc limit ${limit}`;
}

/** The newest tenders that fit all filters, as (created_at, tender_id), from the index that leads there. */
export function candidates(filters: TenderFilters, stretch: Stretch): RawBuilder<unknown> {
  const { categoryId, regionId, languageId, companyId, sourceId, isOpen } = filters;
  if (companyId) return fromTenders(filters, stretch);
  if (sourceId && !categoryId && !regionId) return fromSource(filters, stretch);
  if (!categoryId && !regionId && !languageId && isOpen === undefined) return fromTenders(filters, stretch);
  if (isOpen !== false) return fromPostings(filters, stretch);
  return sql`select * from ((${fromPostings(filters, stretch)}) union all (${unsettled(filters, stretch)})) c
    order by created_at desc, tender_id desc limit ${stretch.limit}`;
}
