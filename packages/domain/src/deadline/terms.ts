import { type CalendarDate, type CivilTime, daysBetween, parseCalendarDate } from '../ethiopian-calendar/index.ts';
import type { WorkingWeek } from './working-days.ts';

/** How a notice states its deadline. In a count, the day of publication is the first day. */
export type DeadlineRule =
  | { kind: 'printed-date'; date: CalendarDate }
  | { kind: 'working-days' | 'plain-days'; count: number }
  | { kind: 'none' };

/** The terms of a deadline in a notice, and everything needed to calculate it. */
export interface DeadlineTerms {
  rule: DeadlineRule;
  /** By the civil clock; null if no hour is printed. */
  time: CivilTime | null;
  /** The days on which the same text was printed, in any order. */
  publishedOn: readonly CalendarDate[];
  /** The source's convention. */
  workingWeek: WorkingWeek;
  /** ISO dates. */
  holidays: ReadonlySet<string>;
  /** "If that day is a holiday, the next working day." */
  movesToWorkingDay: boolean;
  /** The notice's own words, kept to check the reading. */
  originalWords: string | null;
}

export type DeadlineProblem =
  | 'no-printing'
  | 'no-such-day'
  | 'beyond-calendar'
  | 'no-such-time'
  | 'no-such-count'
  | 'closes-before-printing'
  | 'closes-too-late';

const longestCount = 365;
/** A printed date further ahead is a misread year. */
const longestPrinted = 2 * 365;

/** Dates outside are misread. From 2100 on the calendars differ by another day, and so do the holidays. */
const firstYear = '1992-01-01';
const lastYear = '2099-12-31';

/** The days on which a notice was printed. */
export interface PrintedDays {
  first: CalendarDate;
  last: CalendarDate;
}

export function problemOfTerms(
  { rule, time, publishedOn }: DeadlineTerms,
  printed: PrintedDays,
): DeadlineProblem | null {
  for (const date of rule.kind === 'printed-date' ? [rule.date, ...publishedOn] : publishedOn) {
    if (!parseCalendarDate(date).ok) return 'no-such-day';
    if (date < firstYear || date > lastYear) return 'beyond-calendar';
  }
  if (time !== null && !isTime(time)) return 'no-such-time';
  if (rule.kind === 'printed-date') return problemOfDate(rule.date, printed);
  if (rule.kind === 'none') return null;
  return Number.isInteger(rule.count) && rule.count >= 1 && rule.count <= longestCount ? null : 'no-such-count';
}

const isTime = ({ hour, minute }: CivilTime): boolean =>
  Number.isInteger(hour) && hour >= 0 && hour <= 23 && Number.isInteger(minute) && minute >= 0 && minute <= 59;

/** A late reprint may follow the closing date, but a date before the first printing is misread. */
function problemOfDate(date: CalendarDate, { first, last }: PrintedDays): DeadlineProblem | null {
  if (date < first) return 'closes-before-printing';
  return daysBetween(last, date) > longestPrinted ? 'closes-too-late' : null;
}
