import { addDays, type CalendarDate, daysBetween } from '../ethiopian-calendar/index.ts';

/** 1 Muharram of year 1, by the calendar closest to the observed moon. */
const firstDay: CalendarDate = '0622-07-18';
const daysInYear = 10_631 / 30;

export interface IslamicDay {
  month: number;
  day: number;
}

/**
 * The tabular calendar: months of 30 and 29 days in turn, and a leap day in eleven of thirty years. Holidays follow the
 * observed moon, which may be a day earlier or later.
 */
const toGregorian = (year: number, { month, day }: IslamicDay): CalendarDate => {
  const daysBeforeYear = 354 * (year - 1) + Math.floor((3 + 11 * year) / 30);
  return addDays(firstDay, daysBeforeYear + Math.ceil(29.5 * (month - 1)) + day - 1);
};

/**
 * The days between two dates on which an Islamic day falls. The Islamic year is eleven days shorter, so it can fall
 * twice.
 */
export function islamicDaysBetween(from: CalendarDate, to: CalendarDate, islamicDay: IslamicDay): CalendarDate[] {
  const firstYear = Math.floor(daysBetween(firstDay, from) / daysInYear) + 1;
  return [0, 1, 2]
    .map((more) => toGregorian(firstYear + more, islamicDay))
    .filter((date) => date >= from && date <= to);
}
