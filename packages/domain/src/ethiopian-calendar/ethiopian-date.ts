import { failure, type Result, success } from '../result/index.ts';
import { type CalendarDate, fromJulianDay, toJulianDay } from './calendar-date.ts';

export interface EthiopianDate {
  year: number;
  /** 1 Meskerem … 13 Pagume. */
  month: number;
  day: number;
}

/** The Julian day number from which every fourth year is a leap year, at the start of year 0. */
const epoch = 1_723_856;
const daysInCycle = 4 * 365 + 1;

export function toEthiopian(date: CalendarDate): EthiopianDate {
  const days = toJulianDay(date) - epoch;
  const cycle = Math.floor(days / daysInCycle);
  const dayOfCycle = days - cycle * daysInCycle;
  // The extra day is the last of the cycle: Pagume 6 of its fourth year, not a fifth year.
  const yearOfCycle = Math.min(Math.floor(dayOfCycle / 365), 3);
  const dayOfYear = dayOfCycle - yearOfCycle * 365;
  return { year: cycle * 4 + yearOfCycle, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}

export const toGregorian = ({ year, month, day }: EthiopianDate): CalendarDate =>
  fromJulianDay(epoch + 365 * year + Math.floor(year / 4) + 30 * (month - 1) + day - 1);

/** Twelve months of thirty days, and Pagume with five, or six in the year before one divisible by four. */
export function daysInEthiopianMonth({ year, month }: Pick<EthiopianDate, 'year' | 'month'>): number {
  if (month <= 12) return 30;
  return year % 4 === 3 ? 6 : 5;
}

export function isEthiopianDate(date: EthiopianDate): boolean {
  const { year, month, day } = date;
  const isWhole = [year, month, day].every((part) => Number.isInteger(part) && part >= 1);
  return isWhole && month <= 13 && day <= daysInEthiopianMonth(date);
}

/** Day first, as printed. The letter ዐ is often typed for zero, and for the ዓ of the era too. */
const printedDate = /^\s*([\dዐ]{1,2})([/.-])([\dዐ]{1,2})\2([\dዐ]{4})\s*(?:[ዓዐአ][./]?ም\.?|E\.?C\.?)?\s*$/i;

/** 26/12/2008 is 26 Nehasse 2008, which is 1 September 2016. */
export function parseEthiopianDate(text: string): Result<EthiopianDate, 'not-a-date' | 'no-such-day'> {
  const match = printedDate.exec(text);
  if (!match) return failure('not-a-date');
  const part = (group: number): number => Number(match[group]?.replaceAll('ዐ', '0'));
  const date = { year: part(4), month: part(3), day: part(1) };
  return isEthiopianDate(date) ? success(date) : failure('no-such-day');
}

/** A language's words for dates. */
interface DateWords {
  months: readonly string[];
  eras: { readonly ethiopian: string };
  date: (parts: { day: string; month: string; year: string; era: string }) => string;
}

/** 12 Hedar 2019 E.C. / ኅዳር 12 ቀን 2019 ዓ.ም. */
export const formatEthiopianDate = ({ year, month, day }: EthiopianDate, { months, eras, date }: DateWords): string =>
  date({ day: String(day), month: String(months[month - 1]), year: String(year), era: eras.ethiopian });

interface DayWords extends Pick<DateWords, 'months'> {
  dayOfMonth: (day: string, month: string) => string;
}

/** Without the year, where there is little room: 12 Hedar / ኅዳር 12 */
export const formatEthiopianDay = ({ month, day }: EthiopianDate, { months, dayOfMonth }: DayWords): string =>
  dayOfMonth(String(day), String(months[month - 1]));
