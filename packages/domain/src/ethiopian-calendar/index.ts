export {
  addDays,
  type CalendarDate,
  type CivilTime,
  dateInAddis,
  daysBetween,
  endOfDay,
  instantInAddis,
  isEndOfDay,
  parseCalendarDate,
  timeInAddis,
  weekdayOf,
} from './calendar-date.ts';
export {
  type DayPart,
  type EthiopianTime,
  ethiopianTime,
  formatEthiopianTime,
  toCivilTime,
  toEthiopianTime,
} from './ethiopian-clock.ts';
export {
  daysInEthiopianMonth,
  type EthiopianDate,
  formatEthiopianDate,
  formatEthiopianDay,
  isEthiopianDate,
  parseEthiopianDate,
  toEthiopian,
  toGregorian,
} from './ethiopian-date.ts';
export { noticeMonthNames } from './notice-words.ts';
