import { type CalendarDate, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<unknown>;

/** The columns of an index that answer a filter. */
export interface Columns {
  id: string;
  languageId: string;
  openUntil: string;
  /** Whether all rows are read, and not just enough for a page. Then the planner may join freely. */
  isGathered?: boolean;
}
export const tenderColumns: Columns = { id: 't.id', languageId: 't.language_id', openUntil: 't.open_until' };
export const gatheredTenderColumns: Columns = { ...tenderColumns, isGathered: true };

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const isOneOf = (column: string, ids: readonly number[]) => sql`${sql.ref(column)} = any(${ids}::smallint[])`;

type IdColumn = Pick<Columns, 'id' | 'isGathered'>;

/**
 * Whether a row of a table links the tender to something. The offset makes the planner check tenders one by one.
 * Without it the planner may join and read the whole table for one page.
 */
export const isLinked = (table: string, { id, isGathered }: IdColumn, fits: Condition): Condition =>
  sql`exists (select from ${sql.table(table)} l where l.tender_id = ${sql.ref(id)} and ${fits}
    ${isGathered ? sql`` : sql`offset 0`})`;

const isInCategories = (column: IdColumn, ids: readonly number[]): Condition =>
  isLinked('tender_categories', column, isOneOf('l.category_id', ids));

const isInRegions = (column: IdColumn, ids: readonly number[]): Condition =>
  isLinked('tender_regions', column, isOneOf('l.region_id', ids));

export const fitsFeed = ({ categories, languages, regions }: Preferences, columns: Columns): Condition =>
  allOf([
    isInCategories(columns, categories),
    ...(languages.length > 0 ? [isOneOf(columns.languageId, languages)] : []),
    ...(regions.length > 0 ? [isInRegions(columns, regions)] : []),
  ]);

export interface PublishedDays {
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
}

/** A condition on a row of `tender_sources`, because one printing has to lie within both days. */
export const isPublishedWithin = (alias: string, { startDate, endDate }: PublishedDays): Condition =>
  allOf([
    ...(startDate ? [sql`${sql.ref(`${alias}.published_on`)} >= ${startDate}::date`] : []),
    ...(endDate ? [sql`${sql.ref(`${alias}.published_on`)} <= ${endDate}::date`] : []),
  ]);

export interface ClosingDays {
  closesFrom?: CalendarDate | undefined;
  closesUntil?: CalendarDate | undefined;
}

/** No tender closes outside these bounds, and programs disagree on how to write years below 1000 or above 9999. */
const firstInstant = Date.parse('1900-01-01T00:00:00Z');
const lastInstant = Date.parse('9000-01-01T00:00:00Z');

const instantOf = (day: CalendarDate, hour: number): Date =>
  new Date(Math.min(Math.max(instantInAddis(day, { hour, minute: 0 }).getTime(), firstInstant), lastInstant));

/** Whole days in Addis Ababa, where tenders close. */
export const closingBounds = ({ closesFrom, closesUntil }: ClosingDays) => ({
  from: closesFrom ? instantOf(closesFrom, 0) : null,
  before: closesUntil ? instantOf(closesUntil, 24) : null,
});

export function closesWithin(days: ClosingDays): Condition {
  const { from, before } = closingBounds(days);
  return allOf([...(from ? [sql`t.closes_at >= ${from}`] : []), ...(before ? [sql`t.closes_at < ${before}`] : [])]);
}

/** Whether the closing day of a tender `t` was counted or estimated, so that people read "about" before it. */
export const isCloseApproximate = sql<boolean>`coalesce((t.deadline_working -> 'isApproximate')::boolean, false)`;

export const isOpenAt = (now: Date) => sql<boolean>`t.open_until > ${now}`;
