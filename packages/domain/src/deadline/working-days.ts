import { addDays, type CalendarDate, weekdayOf } from '../ethiopian-calendar/index.ts';

/** The days that a source counts: many offices work on Saturday mornings. */
export type WorkingWeek = 'monday-to-friday' | 'monday-to-saturday';

export interface WorkingCalendar {
  workingWeek: WorkingWeek;
  holidays: ReadonlySet<string>;
}

export interface SkippedDay {
  date: CalendarDate;
  why: 'saturday' | 'sunday' | 'holiday';
}

/** A holiday on a weekend takes no further day and counts as weekend. */
export function whyClosed(date: CalendarDate, { workingWeek, holidays }: WorkingCalendar): SkippedDay['why'] | null {
  const weekday = weekdayOf(date);
  if (weekday === 0) return 'sunday';
  if (weekday === 6 && workingWeek === 'monday-to-friday') return 'saturday';
  return holidays.has(date) ? 'holiday' : null;
}

/** The nth working day and the skipped days. The date itself is number one if it is a working day. */
export function nthWorkingDay(
  from: CalendarDate,
  number: number,
  calendar: WorkingCalendar,
): { date: CalendarDate; skipped: SkippedDay[] } {
  const skipped: SkippedDay[] = [];
  let date = addDays(from, -1);
  for (let counted = 0; counted < number; ) {
    date = addDays(date, 1);
    const why = whyClosed(date, calendar);
    if (why === null) counted++;
    else skipped.push({ date, why });
  }
  return { date, skipped };
}
