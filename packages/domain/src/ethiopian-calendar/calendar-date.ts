import { dayMs, hourMs, minuteMs, secondMs } from '../duration/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/**
 * A Gregorian day in ISO form, 2026-11-21: it sorts and compares as text, can be a key, and cannot be mistaken for an
 * Ethiopian date, which is three numbers.
 */
export type CalendarDate = `${number}-${number}-${number}`;

export interface CivilTime {
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** Addis Ababa has the same offset all year. */
const addisOffsetMs = 3 * hourMs;
const jdnOf1970 = 2_440_588;

/** The type only checks the shape; this is the one place that creates valid dates. */
const dateOfUtc = (utcMs: number): CalendarDate => new Date(utcMs).toISOString().slice(0, 10) as CalendarDate;

export const toJulianDay = (date: CalendarDate): number => Date.parse(date) / dayMs + jdnOf1970;
export const fromJulianDay = (julianDay: number): CalendarDate => dateOfUtc((julianDay - jdnOf1970) * dayMs);

/** Parses a date from the wire. A day that its month does not have is refused, where Date would roll over. */
export function parseCalendarDate(text: string): Result<CalendarDate, 'not-a-date' | 'no-such-day'> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return failure('not-a-date');
  const utcMs = Date.parse(text);
  const exists = !Number.isNaN(utcMs) && dateOfUtc(utcMs) === text;
  return exists ? success(dateOfUtc(utcMs)) : failure('no-such-day');
}

/** The date in Addis Ababa at an instant. */
export const dateInAddis = (instant: Date): CalendarDate => dateOfUtc(instant.getTime() + addisOffsetMs);

/** The time in Addis Ababa at an instant, by a 24-hour clock. */
export function timeInAddis(instant: Date): CivilTime {
  const local = new Date(instant.getTime() + addisOffsetMs);
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() };
}

/** The instant of a date and time in Addis Ababa. */
export const instantInAddis = (date: CalendarDate, { hour, minute }: CivilTime): Date =>
  new Date(Date.parse(date) + hour * hourMs + minute * minuteMs - addisOffsetMs);

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromJulianDay(toJulianDay(date) + days);

/** The last second of a day in Addis Ababa. A deadline without an hour ends then. */
export const endOfDay = (date: CalendarDate): Date =>
  new Date(instantInAddis(addDays(date, 1), { hour: 0, minute: 0 }).getTime() - secondMs);

/** Whether an instant is in the last second of its day. */
export const isEndOfDay = (instant: Date): boolean => instant >= endOfDay(dateInAddis(instant));

/** Sunday is 0, Saturday 6. */
export const weekdayOf = (date: CalendarDate): number => (toJulianDay(date) + 1) % 7;

/** Whole days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => toJulianDay(to) - toJulianDay(from);
