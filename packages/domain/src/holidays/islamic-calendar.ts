import { addDays, type CalendarDate, daysBetween } from '../ethiopian-calendar/index.ts';

/** 1 Muharram of the year 1, by the reckoning that lies nearest to the moon as it is seen. */
const firstDay: CalendarDate = '0622-07-18';
const daysInYear = 10_631 / 30;

export interface IslamicDay {
  month: number;
  day: number;
}

/**
 * The calendar of tables: months of 30 and 29 days by turns, eleven years of thirty with a day more. The holidays follow
 * the moon as it is seen and announced, a day earlier or later.
 */
const toGregorian = (year: number, { month, day }: IslamicDay): CalendarDate => {
  const daysBeforeYear = 354 * (year - 1) + Math.floor((3 + 11 * year) / 30);
  return addDays(firstDay, daysBeforeYear + Math.ceil(29.5 * (month - 1)) + day - 1);
};

/** When a day of the Islamic year comes between two dates: its year is eleven days shorter, so that it can come twice. */
export function islamicDaysBetween(from: CalendarDate, to: CalendarDate, islamicDay: IslamicDay): CalendarDate[] {
  const firstYear = Math.floor(daysBetween(firstDay, from) / daysInYear) + 1;
  return [0, 1, 2]
    .map((more) => toGregorian(firstYear + more, islamicDay))
    .filter((date) => date >= from && date <= to);
}
