import { foldForSearch } from '@awaj/domain/amharic';
import {
  type CalendarDate,
  dateInAddis,
  isEthiopianDate,
  noticeMonthNames,
  parseCalendarDate,
  parseEthiopianDate,
  toGregorian,
} from '@awaj/domain/ethiopian-calendar';
import { failure, type Result, success } from '@awaj/domain/result';
import { languages } from '@awaj/i18n/server';
import { shortEnglishMonths } from '@awaj/reader/notice-text';

type Day = Result<CalendarDate, string>;

/** The settings by which an ambiguous date is read. */
export interface DayContext {
  now: Date;
  /** The table writes the day before the month in numeric dates that allow both. */
  isDayFirst?: boolean | undefined;
}

const howToWrite = 'write it like 2026-11-20, or 11/03/2019 ዓ.ም in the Ethiopian calendar';
const noDay: Day = failure(`is not a date; ${howToWrite}`);
const noSuchDay: Day = failure('is a date that does not exist');

/** ጳጉሜ and ጳጉሜን are the same month. */
const monthKey = (name: string): string => foldForSearch(name).replace(/ሜን$/, 'ሜ');
const ethiopianMonths = new Map(
  [languages.am.months, noticeMonthNames.ti].flatMap((names) =>
    names.map((name, index) => [monthKey(name), index + 1] as const),
  ),
);

const ethiopianEra = /(?:[ዓዐአ][./]?\s?ም\.?|E\.?\s?C\.?)$/i;
const gregorianEra = /\s*(?:G\.?\s?C\.?|[እዕ]\.?ኤ\.?[አዐዓ]\.?)$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
/** Excel writes a day into CSV as 24-Nov-26. */
const dayMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+([a-z]{3,9})\.?[\s,-]+(\d{4}|\d{2})$/i;
const monthNameDay = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const ethiopianMonthDay = /^([ሀ-ፚ]{2,6})\s*(\d{1,2})\s*(?:ቀን|ቐን|[/,፣])?\s*(\d{4})$/;

function gregorian(year: string, month: string | number, day: string): Day {
  const parsed = parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.ok ? parsed : noSuchDay;
}

function ofEnglishMonth(year: string, name: string, day: string): Day {
  const month = shortEnglishMonths.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? noDay : gregorian(year.length === 2 ? `20${year}` : year, month, day);
}

function ofEthiopianMonth(year: string, name: string, day: string): Day {
  const date = {
    year: Number(year),
    month: ethiopianMonths.get(monthKey(name)) ?? 0,
    day: Number(day),
  };
  if (date.month === 0) return noDay;
  return isEthiopianDate(date) ? success(toGregorian(date)) : noSuchDay;
}

/** Reads a date in numbers. Refuses it if month or calendar are ambiguous, instead of guessing. */
function ofNumbers(text: string, [, one = '', , two = '', year = '']: readonly string[], context: DayContext): Day {
  const ethiopianYear = Number(dateInAddis(context.now).slice(0, 4)) - 6;
  if (Number(year) <= ethiopianYear)
    return failure(`may be Ethiopian or Gregorian; write "${text} ዓ.ም" if it is Ethiopian, or else like 2026-11-20`);
  const isMonthFirst = Number(two) > 12;
  if (Number(one) <= 12 && !isMonthFirst && one !== two && !context.isDayFirst)
    return failure('may have the day or the month first; write it like 2026-11-20');
  return isMonthFirst ? gregorian(year, one, two) : gregorian(year, two, one);
}

function ofEra(text: string): Day {
  const bare = text.replace(ethiopianEra, '').trim();
  const named = ethiopianMonthDay.exec(bare);
  if (named) return ofEthiopianMonth(named[3] ?? '', named[1] ?? '', named[2] ?? '');
  const parsed = parseEthiopianDate(bare);
  if (parsed.ok) return success(toGregorian(parsed.value));
  return parsed.error === 'no-such-day' ? noSuchDay : noDay;
}

/** Reads a date in the formats that people use. */
export function readDay(written: string, context: DayContext): Day {
  if (ethiopianEra.test(written)) return ofEra(written);
  const text = written.replace(gregorianEra, '');
  const [, year = '', , month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== '') return gregorian(year, month, day);
  const numbers = yearLast.exec(text);
  if (numbers && text !== written) return gregorian(numbers[4] ?? '', numbers[3] ?? '', numbers[1] ?? '');
  if (numbers) return ofNumbers(text, numbers, context);
  const dayFirst = dayMonthName.exec(text);
  if (dayFirst) return ofEnglishMonth(dayFirst[3] ?? '', dayFirst[2] ?? '', dayFirst[1] ?? '');
  const monthFirst = monthNameDay.exec(text);
  if (monthFirst) return ofEnglishMonth(monthFirst[3] ?? '', monthFirst[1] ?? '', monthFirst[2] ?? '');
  return ethiopianMonthDay.test(text) ? ofEra(text) : noDay;
}
