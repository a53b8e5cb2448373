import {
  type CalendarDate,
  daysBetween,
  isEthiopianDate,
  parseCalendarDate,
  toGregorian,
  weekdayOf,
} from '@awaj/domain/ethiopian-calendar';
import type { Calendar } from '../tokens/index.ts';

/** A date as printed, before its calendar is known. */
export interface PrintedDate {
  day: number;
  month: { ethiopian: number | null; gregorian: number | null };
  year: number;
  era: Calendar | null;
  weekday: number | null;
  /** True if day and month are only digits, so that the month may come first. */
  isNumeric: boolean;
}

/** Hints about the calendar from the rest of the notice. */
export interface CalendarHints {
  publishedOn: CalendarDate | null;
  /** The calendar of the notice's language or of its other dates. Null if unknown. */
  usual: Calendar | null;
}

export interface ChosenDate {
  date: CalendarDate;
  calendar: Calendar;
  confidence: number;
}

/** Dates in a notice are at most this far from the day of printing. */
const daysBefore = 400;
const daysAfter = 550;

/** If the day of publication is unknown, years up to this one are Ethiopian, and later ones Gregorian. */
const lastEthiopianYear = 2021;
const firstYear = '1996-01-01';
const lastYear = '2040-12-31';

const pad = (value: number): string => String(value).padStart(2, '0');

function ethiopian(year: number, month: number | null, day: number): CalendarDate | null {
  if (month === null || year < 1985 || !isEthiopianDate({ year, month, day })) return null;
  return toGregorian({ year, month, day });
}

function gregorian(year: number, month: number | null, day: number): CalendarDate | null {
  if (month === null) return null;
  const date = parseCalendarDate(`${year}-${pad(month)}-${pad(day)}`);
  return date.ok ? date.value : null;
}

const isNear = (date: CalendarDate, { publishedOn }: CalendarHints): boolean => {
  if (publishedOn === null) return date >= firstYear && date <= lastYear;
  const days = daysBetween(publishedOn, date);
  return days >= -daysBefore && days <= daysAfter;
};

/** Lists the readings of a date that are near the others, the likelier one of each calendar first. */
function candidatesOf(printed: PrintedDate, hints: CalendarHints): Omit<ChosenDate, 'confidence'>[] {
  const { day, month, year, era, isNumeric } = printed;
  const dates = [
    { calendar: 'ethiopian' as const, date: ethiopian(year, month.ethiopian, day) },
    { calendar: 'gregorian' as const, date: gregorian(year, month.gregorian, day) },
    // 01/13/2025: only the Ethiopian calendar has a thirteenth month, but not with a thirteenth day.
    {
      calendar: 'gregorian' as const,
      date: isNumeric && day <= 12 ? gregorian(year, day, month.gregorian ?? 0) : null,
    },
  ];
  const found: Omit<ChosenDate, 'confidence'>[] = [];
  for (const { calendar, date } of dates) {
    const fits = date !== null && (era === null || era === calendar) && isNear(date, hints);
    const isSwapped = found.some((other) => other.calendar === calendar);
    if (fits && !isSwapped) found.push({ calendar, date });
  }
  return found;
}

/** Guesses the calendar of a year without a sign if the day of publication is unknown. */
function likelyCalendar({ year, month }: PrintedDate, { usual }: CalendarHints): Calendar | null {
  if (year > lastEthiopianYear) return 'gregorian';
  if (month.gregorian === null) return 'ethiopian';
  if (month.ethiopian === null) return 'gregorian';
  return usual;
}

const soon = 120;

/** "14/5/2018 ዓ.ም" in a paper of April 2018: the sign is a habit if only the other calendar gives a day soon. */
function despiteEra(printed: PrintedDate, hints: CalendarHints): ChosenDate | null {
  const { publishedOn } = hints;
  if (printed.era === null || publishedOn === null) return null;
  const [only, other] = candidatesOf({ ...printed, era: null }, hints).filter(({ date }) => {
    const days = daysBetween(publishedOn, date);
    return days >= 0 && days <= soon;
  });
  return only && !other ? { ...only, confidence: 0.6 } : null;
}

/** Chooses the day that is meant, if it is unambiguous. */
export function chooseDate(printed: PrintedDate, hints: CalendarHints): ChosenDate | null {
  const candidates = candidatesOf(printed, hints);
  if (candidates.length === 0) return despiteEra(printed, hints);
  const { weekday, era } = printed;
  const onWeekday = weekday === null ? [] : candidates.filter(({ date }) => weekdayOf(date) === weekday);
  const [only] = onWeekday.length === 1 ? onWeekday : candidates.length === 1 ? candidates : [];
  const isWeekdayWrong = weekday !== null && onWeekday.length === 0;
  if (only && (era !== null || hints.publishedOn !== null || onWeekday.length === 1))
    return { ...only, confidence: isWeekdayWrong ? 0.6 : 0.95 };
  const likely = likelyCalendar(printed, hints);
  const chosen = candidates.find(({ calendar }) => calendar === likely);
  return chosen ? { ...chosen, confidence: isWeekdayWrong ? 0.5 : 0.85 } : null;
}
