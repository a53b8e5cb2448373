import { type CalendarDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { publicHolidays } from '@awaj/domain/holidays';

const byYear = new Map<number, readonly string[]>();

function datesOf(year: number): readonly string[] {
  const known = byYear.get(year);
  if (known) return known;
  const dates = publicHolidays(year).map(({ date }) => date);
  byYear.set(year, dates);
  return dates;
}

/** The public holidays of the Ethiopian year of a date and of the next year, which a count may reach. */
export function publicHolidaysAround(date: CalendarDate | null): ReadonlySet<string> {
  if (date === null) return new Set();
  const { year } = toEthiopian(date);
  return new Set([...datesOf(year), ...datesOf(year + 1)]);
}
