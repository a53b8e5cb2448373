import { addDays, type CalendarDate, toGregorian, weekdayOf } from '../ethiopian-calendar/index.ts';

const daysFromNinevehToEaster = 69;

/**
 * The reckoning of the Ethiopian church, Bahire Hasab. The age of the moon returns every 19 years (`medeb`); from it
 * follows the day of the trumpets (`metiq`) in Meskerem or Tekemt, and from that day's weekday the fast of Nineveh.
 */
export function orthodoxEaster(year: number): CalendarDate {
  const yearOfTheWorld = 5500 + year;
  const wenber = (yearOfTheWorld + 18) % 19;
  const metiq = (wenber * 19) % 30 || 30;
  const month = metiq > 14 ? 1 : 2;
  const weekday = weekdayOf(toGregorian({ year, month, day: metiq }));
  // 7 on a Sunday, 6 on a Monday … 2 on a Friday, and 8 on a Saturday.
  const tewsak = 2 + ((12 - weekday) % 7);
  const nineveh = toGregorian({ year, month: month + 4, day: metiq + tewsak });
  return addDays(nineveh, daysFromNinevehToEaster);
}
