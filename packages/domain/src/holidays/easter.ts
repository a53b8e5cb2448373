import { addDays, type CalendarDate, toGregorian, weekdayOf } from '../ethiopian-calendar/index.ts';

const daysFromNinevehToEaster = 69;

/**
 * Bahire Hasab, the calculation of the Ethiopian church. The age of the moon repeats every 19 years (`medeb`). It gives
 * the day of the trumpets (`metiq`) in Meskerem or Tekemt, and that day's weekday gives the fast of Nineveh.
 */
export function orthodoxEaster(year: number): CalendarDate {
  const yearOfTheWorld = 5500 + year;
  const wenber = (yearOfTheWorld + 18) % 19;
  const metiq = (wenber * 19) % 30 || 30;
  const month = metiq > 14 ? 1 : 2;
  const weekday = weekdayOf(toGregorian({ year, month, day: metiq }));
  // 7 for Sunday, 6 for Monday … 2 for Friday, and 8 for Saturday.
  const tewsak = 2 + ((12 - weekday) % 7);
  const nineveh = toGregorian({ year, month: month + 4, day: metiq + tewsak });
  return addDays(nineveh, daysFromNinevehToEaster);
}
