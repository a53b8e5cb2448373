export {
  type CalendarDate,
  type DayPart,
  dateInAddis,
  daysBetween,
  type EthiopianDate,
  type EthiopianTime,
  ethiopianTime,
  isEthiopianDate,
  parseEthiopianDate,
  toEthiopian,
  toGregorian,
} from './calendar.ts';
export { type CalendarLanguage, formatEthiopianDate, formatEthiopianTime, monthNames } from './names.ts';
