import type { Preferences } from '@awaj/domain/preferences';
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
  /** Only what this user has saved. */
  savedBy?: number | undefined;
  /** Only what fits somebody's choice. */
  feed?: Preferences | undefined;
}

/** Which stretch of a list is wanted. */
export interface Stretch {
  after: Place | null;
  /** Written out where it is always the same, so that the statement can be planned once for everybody. */
  limit: number | RawBuilder<number>;
  now: Date;
}

type Condition = RawBuilder<unknown>;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const linkedTo = (table: string, key: string, id: number) =>
  sql`exists (select from ${sql.table(table)} l where l.tender_id = t.id and ${sql.ref(`l.${key}`)} = ${id})`;

const linkedToOne = (table: string, key: string, ids: readonly number[]) =>
  sql`exists (select from ${sql.table(table)} l where l.tender_id = t.id and ${sql.ref(`l.${key}`)} = any(${ids}::smallint[]))`;

function fitsFeed({ categories, languages, regions }: Preferences): Condition {
  return allOf([
    linkedToOne('tender_categories', 'category_id', categories),
    ...(languages.length > 0 ? [sql`t.language_id = any(${languages}::smallint[])`] : []),
    ...(regions.length > 0 ? [linkedToOne('tender_regions', 'region_id', regions)] : []),
  ]);
}

/** On a publication `d`. */
export const publishedWithin = (from: string | undefined, until: string | undefined): Condition[] => [
  ...(from ? [sql`d.published_on >= ${from}::date`] : []),
  ...(until ? [sql`d.published_on <= ${until}::date`] : []),
];

export const isOpenAt = (now: Date) => sql<boolean>`t.open_until > ${now}`;

/** What holds for a tender `t` whatever index led to it. */
export function conditionsOf(filters: TenderFilters, now: Date): Condition[] {
  const { categoryId, regionId, languageId, sourceId, companyId, isOpen, savedBy, feed } = filters;
  return [
    categoryId && linkedTo('tender_categories', 'category_id', categoryId),
    regionId && linkedTo('tender_regions', 'region_id', regionId),
    sourceId && linkedTo('tender_sources', 'source_id', sourceId),
    languageId && sql`t.language_id = ${languageId}`,
    companyId && sql`t.company_id = ${companyId}`,
    isOpen !== undefined && (isOpen ? isOpenAt(now) : sql`t.open_until <= ${now}`),
    savedBy && sql`exists (select from saved_tenders v where v.tender_id = t.id and v.user_id = ${savedBy})`,
    feed && fitsFeed(feed),
  ].filter((condition) => typeof condition === 'object');
}

/** Newest first; a place says where the page before ended. */
export const afterPlace = (alias: string, idColumn: string, place: Place | null): Condition[] =>
  place === null
    ? []
    : [
        sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.${idColumn}`)}) < (${place.createdAt}, ${place.id})`,
      ];

/** A later page is seldom asked for by number; only then the planner has to reckon with it. */
export const pastFirst = (skipped: number) => (skipped > 0 ? sql`offset ${skipped}` : sql``);

/** The tenders `t` themselves, newest first: all that follows the columns. */
export function alongTenders(filters: TenderFilters, { after, limit, now }: Stretch) {
  const where = allOf([...conditionsOf(filters, now), ...afterPlace('t', 'id', after)]);
  return sql`from tenders t where ${where} order by t.created_at desc, t.id desc limit ${limit}`;
}

/** The newest tenders there are, one by one. */
export const fromTenders = (filters: TenderFilters, stretch: Stretch) =>
  sql`select t.created_at, t.id as tender_id ${alongTenders(filters, stretch)}`;
