import { dayMs, hourMs } from '@awaj/domain/duration';
import { type CalendarDate, dateInAddis, type EthiopianDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';

// Ethiopia is three hours ahead of UTC all year.
const offsetMs = 3 * hourMs;

/** The day in Addis Ababa, counted from 1970-01-01. */
export function addisDay(instant: Date): number {
  return Math.floor((instant.getTime() + offsetMs) / dayMs);
}

export function atAddis(day: number, hour: number, minute: number, second = 0): Date {
  return new Date(day * dayMs - offsetMs + hour * hourMs + minute * 60_000 + second * 1000);
}

/** Sunday is 0. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function isWorkingDay(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
}

/** The day itself, or the Monday after a weekend. */
export function workingDayFrom(day: number): number {
  return isWorkingDay(day) ? day : workingDayFrom(day + 1);
}

export function addWorkingDays(day: number, count: number): number {
  return count === 0 ? day : addWorkingDays(workingDayFrom(day + 1), count - 1);
}

/** "2026-09-22" */
export function isoDate(day: number): CalendarDate {
  return dateInAddis(atAddis(day, 0, 0));
}

export function ethiopianDate(day: number): EthiopianDate {
  return toEthiopian(isoDate(day));
}

export function gregorianDate(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A budget year starts on 1 Hamle, the eleventh month, and is named after the year in which it ends. */
export function budgetYear(day: number): number {
  const { year, month } = ethiopianDate(day);
  return month >= 11 ? year + 1 : year;
}
