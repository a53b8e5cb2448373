const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Ethiopia is three hours ahead of UTC all year.
const offsetMs = 3 * hourMs;

/** The number of the calendar day in Addis Ababa that holds the instant, counted from 1970-01-01. */
export function addisDay(instant: Date): number {
  return Math.floor((instant.getTime() + offsetMs) / dayMs);
}

export function atAddis(day: number, hour: number, minute: number, second = 0): Date {
  return new Date(day * dayMs - offsetMs + hour * hourMs + minute * 60_000 + second * 1000);
}

export function addisClock(instant: Date): { hour: number; minute: number } {
  const local = new Date(instant.getTime() + offsetMs);
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() };
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
export function isoDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

const ethiopicEpoch = 1_723_856;
const julianDayOf1970 = 2_440_588;

/** The Ethiopian date of a calendar day, by the Julian day number. */
export function ethiopianDate(day: number): { year: number; month: number; day: number } {
  const sinceEpoch = day + julianDayOf1970 - ethiopicEpoch;
  const cycle = Math.floor(sinceEpoch / 1461);
  const inCycle = sinceEpoch % 1461;
  const yearInCycle = Math.min(Math.floor(inCycle / 365), 3);
  const inYear = inCycle - yearInCycle * 365;
  return { year: cycle * 4 + yearInCycle, month: Math.floor(inYear / 30) + 1, day: (inYear % 30) + 1 };
}

export function gregorianDate(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Budgets run from 1 Hamle, the eleventh month, and carry the year in which they end. */
export function budgetYear(day: number): number {
  const { year, month } = ethiopianDate(day);
  return month >= 11 ? year + 1 : year;
}
