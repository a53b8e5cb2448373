import type { Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from './cursor.ts';

/** What a list is narrowed by, words of the title apart. */
export interface TenderFilters {
  categoryId?: number | undefined;
  regionId?: number | undefined;
  languageId?: number | undefined;
  sourceId?: number | undefined;
  companyId?: number | undefined;
  isOpen?: boolean | undefined;
  /** Days of publication, both included. */
  published?: { from?: string | undefined; until?: string | undefined } | undefined;
  /** When it closes. Only for those who may see it: the answers would tell. */
  closes?: { from?: Date | undefined; before?: Date | undefined } | undefined;
  /** Only what this user has saved. */
  savedBy?: number | undefined;
  /** Only what fits somebody's preferences. */
  feed?: Preferences | undefined;
}

/** Which stretch of a list is wanted. */
export interface Stretch {
  after: Place | null;
  /** Nothing that was posted earlier than this. */
  postedFrom?: Date | undefined;
  /** Written out where it is always the same, so that the statement can be planned once for everybody. */
  limit: number | RawBuilder<number>;
  now: Date;
}

/** The page of a list that is wanted. */
export interface Page<Start = Place> {
  /** What to read of a tender `t`. */
  columns: RawBuilder<unknown>;
  after: Start | null;
  /** How many lie between there and the page, which is asked for by its number. */
  skipped: number;
  size: number;
  now: Date;
}

/** How many have to be found to fill a page. */
export const upTo = ({ skipped, size }: Pick<Page, 'skipped' | 'size'>): number | RawBuilder<number> =>
  skipped === 0 ? sql.lit(size) : skipped + size;

type Condition = RawBuilder<unknown>;

/** Where an index has at hand what is asked of a tender. */
export interface Columns {
  id: string;
  languageId: string;
  openUntil: string;
  /** Whether all rows are looked at, and not just enough for a page: the planner may then join as it likes. */
  isGathered?: boolean;
}
const tenderColumns: Columns = { id: 't.id', languageId: 't.language_id', openUntil: 't.open_until' };
export const gatheredTenderColumns: Columns = { ...tenderColumns, isGathered: true };

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const isOneOf = (column: string, ids: readonly number[]) => sql`${sql.ref(column)} = any(${ids}::smallint[])`;

/**
 * Whether a row of a table links the tender to something. Asked of each tender in turn: without the offset the planner
 * may make a join of it and read the whole table for one page.
 */
const isLinked = (table: string, { id, isGathered }: Pick<Columns, 'id' | 'isGathered'>, fits: Condition) =>
  sql`exists (select from ${sql.table(table)} l where l.tender_id = ${sql.ref(id)} and ${fits}
    ${isGathered ? sql`` : sql`offset 0`})`;

type IdColumn = Pick<Columns, 'id' | 'isGathered'>;

export const isInCategories = (column: IdColumn, ids: readonly number[]) =>
  isLinked('tender_categories', column, isOneOf('l.category_id', ids));

export const isInRegions = (column: IdColumn, ids: readonly number[]) =>
  isLinked('tender_regions', column, isOneOf('l.region_id', ids));

function fitsFeed({ categories, languages, regions }: Preferences, columns: Columns): Condition {
  return allOf([
    isInCategories(columns, categories),
    ...(languages.length > 0 ? [isOneOf(columns.languageId, languages)] : []),
    ...(regions.length > 0 ? [isInRegions(columns, regions)] : []),
  ]);
}

/** On a row of `tender_sources`. */
export const isPublishedWithin = (alias: string, { from, until }: NonNullable<TenderFilters['published']>) =>
  allOf([
    ...(from ? [sql`${sql.ref(`${alias}.published_on`)} >= ${from}::date`] : []),
    ...(until ? [sql`${sql.ref(`${alias}.published_on`)} <= ${until}::date`] : []),
  ]);

const closesWithin = ({ from, before }: NonNullable<TenderFilters['closes']>): Condition =>
  allOf([...(from ? [sql`t.closes_at >= ${from}`] : []), ...(before ? [sql`t.closes_at < ${before}`] : [])]);

export const isOpenAt = (now: Date) => sql<boolean>`t.open_until > ${now}`;

/** Whether these conditions need the tender `t` itself, and not just the columns that an index has. */
export const needsTender = ({ companyId, closes }: TenderFilters): boolean => Boolean(companyId || closes);

/** What holds for a tender whatever index led to it. */
export function conditionsOf(filters: TenderFilters, now: Date, columns: Columns = tenderColumns): Condition[] {
  const { categoryId, regionId, languageId, sourceId, companyId, isOpen, published, closes, savedBy, feed } = filters;
  const openUntil = sql.ref(columns.openUntil);
  return [
    categoryId !== undefined && isLinked('tender_categories', columns, sql`l.category_id = ${categoryId}`),
    regionId !== undefined && isLinked('tender_regions', columns, sql`l.region_id = ${regionId}`),
    sourceId !== undefined && isLinked('tender_sources', columns, sql`l.source_id = ${sourceId}`),
    languageId !== undefined && sql`${sql.ref(columns.languageId)} = ${languageId}`,
    companyId !== undefined && sql`t.company_id = ${companyId}`,
    isOpen !== undefined && (isOpen ? sql`${openUntil} > ${now}` : sql`${openUntil} <= ${now}`),
    published && isLinked('tender_sources', columns, isPublishedWithin('l', published)),
    closes && closesWithin(closes),
    savedBy !== undefined && isLinked('saved_tenders', columns, sql`l.user_id = ${savedBy}`),
    feed && fitsFeed(feed, columns),
  ].filter((condition) => typeof condition === 'object');
}

/** Newest first: what lies within the stretch, in an index or table that knows when a tender was posted. */
export const withinStretch = (
  alias: string,
  idColumn: string,
  { after, postedFrom }: Pick<Stretch, 'after' | 'postedFrom'>,
): Condition[] => [
  ...(after
    ? [sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.${idColumn}`)}) < (${after.createdAt}, ${after.id})`]
    : []),
  ...(postedFrom ? [sql`${sql.ref(`${alias}.created_at`)} >= ${postedFrom}`] : []),
];

/** A later page is seldom asked for by number; only then the planner has to reckon with it. */
export const pastFirst = (skipped: number) => (skipped > 0 ? sql`offset ${skipped}` : sql``);

/** The tenders `t` themselves, newest first: all that follows the columns. */
export function alongTenders(filters: TenderFilters, stretch: Stretch) {
  const where = allOf([...conditionsOf(filters, stretch.now), ...withinStretch('t', 'id', stretch)]);
  return sql`from tenders t where ${where} order by t.created_at desc, t.id desc limit ${stretch.limit}`;
}

/** The newest tenders there are, one by one. */
export const fromTenders = (filters: TenderFilters, stretch: Stretch) =>
  sql`select t.created_at, t.id as tender_id ${alongTenders(filters, stretch)}`;
