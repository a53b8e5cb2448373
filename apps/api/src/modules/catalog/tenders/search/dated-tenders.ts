import { dayMs } from '@awaj/domain/duration';
import { type RawBuilder, sql } from 'kysely';
import { conditionsOf, type TenderFilters } from '../filters/filter-rules.ts';
import {
  allOf,
  type ClosingDays,
  closesWithin,
  closingBounds,
  isPublishedWithin,
  type PublishedDays,
} from '../filters/shared-conditions.ts';
import { orderBy, type PageWindow, withinWindow } from './list-page.ts';

// Lists are ordered by posting, while filters ask for days of publication or closing. Both are close to the day of
// posting, so a list is read from there and fills at once, however old the days are. The few tenders whose dates are
// far off (an old paper that came late, a second printing weeks later) have their own indexes; see 0010-questions.sql.
const printedWithinDays = 8;
const openAtMostDays = 180;

const isPrintedFarOff = sql`(d.created_at < (d.published_on - ${sql.lit(printedWithinDays)})::timestamp at time zone 'UTC'
  or d.created_at >= (d.published_on + ${sql.lit(printedWithinDays)})::timestamp at time zone 'UTC')`;

const closesFarOff = sql`(t.closes_at <= t.created_at
  or t.closes_at > (t.created_at at time zone 'UTC' + interval ${sql.lit(`${openAtMostDays} days`)}) at time zone 'UTC')`;

/** A bound outside these years filters nothing, and programs disagree on how to write them. */
const firstYear = 1900;
const lastYear = 9000;

function plusDays(at: Date, days: number): Date | null {
  const date = new Date(at.getTime() + days * dayMs);
  return date.getUTCFullYear() >= firstYear && date.getUTCFullYear() <= lastYear ? date : null;
}

const earlier = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));
const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));

const startOf = (day: string | undefined, days: number) => (day ? plusDays(new Date(`${day}T00:00:00Z`), days) : null);

interface Bounds {
  from: Date | null;
  before: Date | null;
}

/** The range in which tenders with such dates were posted, except those dated far off. */
export function postedWithin(filters: TenderFilters): Bounds {
  const closes = closingBounds(filters);
  return {
    from: later(
      startOf(filters.startDate, -printedWithinDays),
      closes.from ? plusDays(closes.from, -openAtMostDays) : null,
    ),
    before: earlier(startOf(filters.endDate, printedWithinDays), closes.before ? plusDays(closes.before, 0) : null),
  };
}

/** The part of a list in which such tenders lie. */
export function narrowedToDates(filters: TenderFilters, window: PageWindow): PageWindow {
  const { from, before } = postedWithin(filters);
  // An index scan has one start, so the earlier of the two is used.
  const isBeforeCursor = before && (!window.after?.at || before <= window.after.at);
  const after = isBeforeCursor ? { at: before, id: 0 } : window.after;
  return { ...window, after, postedFrom: from ?? undefined };
}

/** Tenders inside the range are already found. */
function outside(alias: string, { from, before }: Bounds): RawBuilder<unknown> {
  const createdAt = sql.ref(`${alias}.created_at`);
  const sides = [...(from ? [sql`${createdAt} < ${from}`] : []), ...(before ? [sql`${createdAt} >= ${before}`] : [])];
  return sides.length === 0 ? sql`false` : sql`(${sql.join(sides, sql` or `)})`;
}

/** Those of `found` outside the range. Gathered first: the planner overestimates them and would search the whole list. */
function farOff(found: RawBuilder<unknown>, others: TenderFilters, bounds: Bounds, window: PageWindow) {
  const conditions = conditionsOf(others, window.now);
  const where = allOf([outside('d', bounds), ...conditions, ...withinWindow('d', 'tender_id', window)]);
  return sql`with d as materialized (${found})
    select d.created_at, d.tender_id from d ${conditions.length > 0 ? sql`join tenders t on t.id = d.tender_id` : sql``}
    where ${where} ${orderBy(window.sort, 'd')} limit ${window.limit}`;
}

const printedFarOff = (days: PublishedDays) => sql`select distinct d.created_at, d.tender_id from tender_sources d
  where ${isPrintedFarOff} and ${isPublishedWithin('d', days)}`;

/** Only the columns of their index. With others, the planner reads every tender that closes on these days. */
const closingFarOff = (days: ClosingDays) => sql`select t.created_at, t.id as tender_id from tenders t
  where ${closesFarOff} and ${closesWithin(days)}`;

/** Tenders with such dates that were posted long before or after them. */
export function tendersDatedFarOff(filters: TenderFilters, window: PageWindow): RawBuilder<unknown>[] {
  const bounds = postedWithin(filters);
  const { startDate, endDate, ...withoutPublished } = filters;
  const { closesFrom, closesUntil, ...withoutClosing } = filters;
  return [
    ...(startDate || endDate ? [farOff(printedFarOff({ startDate, endDate }), withoutPublished, bounds, window)] : []),
    ...(closesFrom || closesUntil
      ? [farOff(closingFarOff({ closesFrom, closesUntil }), withoutClosing, bounds, window)]
      : []),
  ];
}
