import { failure, type Result, success } from '../result/index.ts';

/** A day without a time, in the calendar that its name says. Months count from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}
export interface EthiopianDate {
  year: number;
  /** 1 Meskerem … 13 Pagume. */
  month: number;
  day: number;
}

const dayMs = 86_400_000;
/** Addis Ababa has had this offset all year round since before the first tender. */
const addisOffsetMs = 3 * 3_600_000;
/** Julian day number of 1970-01-01, and of the day before 1 Meskerem of the year 1 less a year. */
const unixEpochJdn = 2_440_588;
const ethiopianEpochJdn = 1_723_856;

function toJdn({ year, month, day }: CalendarDate): number {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getTime() / dayMs + unixEpochJdn;
}

function fromJdn(jdn: number): CalendarDate {
  const instant = new Date((jdn - unixEpochJdn) * dayMs);
  return { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
}

const ethiopianToJdn = ({ year, month, day }: EthiopianDate): number =>
  ethiopianEpochJdn + 365 * year + Math.floor(year / 4) + 30 * month + day - 31;

/** Four years of 365 days and one more; within them, months of 30 days and a short thirteenth. */
export function toEthiopian(date: CalendarDate): EthiopianDate {
  const days = toJdn(date) - ethiopianEpochJdn;
  const cycle = Math.floor(days / 1461);
  const dayOfCycle = days - cycle * 1461;
  // The last day of a cycle is the sixth of Pagume of its fourth year, which ends the year before a multiple of four.
  const yearOfCycle = dayOfCycle === 1460 ? 3 : Math.floor(dayOfCycle / 365);
  const dayOfYear = dayOfCycle - yearOfCycle * 365;
  return { year: cycle * 4 + yearOfCycle, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}

export const toGregorian = (date: EthiopianDate): CalendarDate => fromJdn(ethiopianToJdn(date));

/** The calendar date that it is in Addis Ababa at an instant. */
export function dateInAddis(instant: Date): CalendarDate {
  const local = new Date(instant.getTime() + addisOffsetMs);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Whole days from one date to another; negative when the second lies before the first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => toJdn(to) - toJdn(from);

export const isEthiopianDate = (date: EthiopianDate): boolean =>
  date.month >= 1 && date.month <= 13 && date.day >= 1 && date.day <= daysInMonth(date);

function daysInMonth({ year, month }: EthiopianDate): number {
  if (month <= 12) return 30;
  return year % 4 === 3 ? 6 : 5;
}

/** Reads a date as notices print it, day first: 26/12/2008 is 26 Nehasse 2008. */
export function parseEthiopianDate(text: string): Result<EthiopianDate, 'not-a-date' | 'no-such-day'> {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*(?:ዓ\.?ም\.?|E\.?C\.?)?\s*$/.exec(text);
  if (!match) return failure('not-a-date');
  const date = { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) };
  return isEthiopianDate(date) ? success(date) : failure('no-such-day');
}

export type DayPart = 'morning' | 'day' | 'evening' | 'night';

export interface EthiopianTime {
  /** 1 to 12, counted from six in the morning and from six in the evening. */
  hour: number;
  minute: number;
  part: DayPart;
}

/** The first civil hour of each part of the day. */
const dayParts = [
  [18, 'evening'],
  [12, 'day'],
  [6, 'morning'],
  [0, 'night'],
] as const satisfies readonly (readonly [number, DayPart])[];

export function ethiopianTime(instant: Date): EthiopianTime {
  const local = new Date(instant.getTime() + addisOffsetMs);
  const civilHour = local.getUTCHours();
  const [, part] = dayParts.find(([from]) => civilHour >= from) ?? dayParts[3];
  return { hour: ((civilHour + 5) % 12) + 1, minute: local.getUTCMinutes(), part };
}
