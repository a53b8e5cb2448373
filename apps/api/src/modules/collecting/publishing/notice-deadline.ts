import {
  type DeadlineRule,
  type DeadlineTerms,
  type DeadlineWorking,
  deadlineOfPrintings,
  resolveDeadline,
} from '@awaj/domain/deadline';
import { dateInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Result } from '@awaj/domain/result';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isBeforeClosing } from '../../catalog/tenders/records/tender-changes.ts';
import type { Printing, TenderRecord } from '../../catalog/tenders/records/tender-records.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';

/** Days that do not count: holidays, and Saturdays for papers that do not count them. */
export interface DeadlineCalendar {
  holidays: ReadonlySet<string>;
  countsSaturdays: ReadonlySet<number>;
}

export async function readDeadlineCalendar(db: Database): Promise<DeadlineCalendar> {
  const holidays = await sql<{ date: string }>`select distinct date from holidays`.execute(db);
  const sources = await sql<{ id: number }>`select id from sources where counts_saturdays`.execute(db);
  return {
    holidays: new Set(holidays.rows.map(({ date }) => date)),
    countsSaturdays: new Set(sources.rows.map(({ id }) => id)),
  };
}

function ruleOf({ closesAt, deadlineRule }: CheckedNotice): DeadlineRule {
  if (closesAt) return { kind: 'printed-date', date: dateInAddis(closesAt) };
  if (!deadlineRule) return { kind: 'none' };
  return {
    kind: deadlineRule.dayKind === 'working' ? 'working-days' : 'plain-days',
    count: deadlineRule.days,
  };
}

export const saysDeadline = (notice: CheckedNotice): boolean => ruleOf(notice).kind !== 'none';

export const deadlineReasons = {
  'no-printing': 'has no date of printing',
  'no-such-day': 'has a date that does not exist',
  'beyond-calendar': 'has a day before 1992 or after 2099',
  'no-such-time': 'has an hour that does not exist',
  'no-such-count': 'counts fewer than 1 or more than 365 days',
  'closes-before-printing': 'closes before it was printed',
  'closes-too-late': 'closes more than two years after it was printed',
} as const;

export interface Deadline {
  closesAt: Date;
  deadlineWorking: DeadlineWorking;
}

const termsOf = (notice: CheckedNotice, { countsSaturdays }: DeadlineCalendar) =>
  ({
    rule: ruleOf(notice),
    time: notice.closesAt && notice.hasClosingHour ? timeInAddis(notice.closesAt) : null,
    workingWeek: countsSaturdays.has(notice.sources[0]?.sourceId ?? 0) ? 'monday-to-saturday' : 'monday-to-friday',
    movesToWorkingDay: false,
    originalWords: notice.alternativeCloseText,
  }) satisfies Partial<DeadlineTerms>;

/** The deadline of a notice with its working, or the reason why it is impossible. */
export function deadlineOf(
  notice: CheckedNotice,
  printings: readonly Printing[],
  calendar: DeadlineCalendar,
): Result<Deadline, string> {
  const deadline = resolveDeadline({
    ...termsOf(notice, calendar),
    publishedOn: printings.map(({ publishedOn }) => publishedOn as DeadlineTerms['publishedOn'][number]),
    holidays: calendar.holidays,
  });
  if (!deadline.ok) return { ok: false, error: deadlineReasons[deadline.error] };
  return { ok: true, value: { closesAt: deadline.value.closesAt, deadlineWorking: deadline.value.working } };
}

function decidedBy(notices: readonly CheckedNotice[], calendar: DeadlineCalendar): Deadline | null {
  const printings = notices.flatMap((notice) =>
    notice.sources.map(({ publishedOn }) => ({ ...termsOf(notice, calendar), kind: notice.kind, publishedOn })),
  );
  const deadline = deadlineOfPrintings(printings, calendar.holidays);
  return deadline.ok ? { closesAt: deadline.value.closesAt, deadlineWorking: deadline.value.working } : null;
}

/** The last stated opening that is not before the deadline. */
function openingAfter(closesAt: Date, notices: readonly CheckedNotice[]): Date | undefined {
  const openings = notices.flatMap(({ opensAt }) => opensAt ?? []);
  return openings.findLast((opensAt) => !isBeforeClosing(opensAt, closesAt));
}

/**
 * The deadline by all printings, independent of their order, with its opening of bids if one is stated. Null if it has
 * not changed, so that an operator's correction stays.
 */
export function otherDeadline(
  before: readonly CheckedNotice[],
  now: readonly CheckedNotice[],
  calendar: DeadlineCalendar,
): (Deadline & { opensAt?: Date }) | null {
  const [old, decided] = [decidedBy(before, calendar), decidedBy(now, calendar)];
  if (!decided || decided.closesAt.getTime() === old?.closesAt.getTime()) return null;
  const opensAt = openingAfter(decided.closesAt, now);
  return opensAt ? { ...decided, opensAt } : decided;
}

const deadlineFields = (notice: CheckedNotice) =>
  JSON.stringify([notice.closesAt, notice.hasClosingHour, notice.deadlineRule]);

export const saysOtherDeadline = (before: CheckedNotice, now: CheckedNotice): boolean =>
  deadlineFields(before) !== deadlineFields(now);

export const isEstimated = ({ deadlineWorking }: TenderRecord): boolean =>
  (deadlineWorking as DeadlineWorking | null)?.confidence === 'estimated';
