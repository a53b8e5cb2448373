import { type InterfaceLanguage, type Locale, languages } from './languages.ts';

// Without Intl: creating the first formatter takes a slow phone a tenth of a second, just when a page starts.

/** Addis Ababa has the same offset all year. */
const addisOffsetMs = 3 * 60 * 60 * 1_000;

/** Of a date whose UTC fields are those of Addis Ababa. */
type Format = (local: Date, language: InterfaceLanguage) => string;

const day = (local: Date): string => String(local.getUTCDate());
const month: Format = (local, { gregorianMonths }) => String(gregorianMonths[local.getUTCMonth()]);
const shortWeekday: Format = (local, { shortWeekdays }) => String(shortWeekdays[local.getUTCDay()]);

const date: Format = (local, language) =>
  language.date({
    day: day(local),
    month: month(local, language),
    year: String(local.getUTCFullYear()),
    era: language.eras.gregorian,
  });

function time(local: Date, language: InterfaceLanguage): string {
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  return language.time(`${hour % 12 || 12}:${minute}`, hour < 12 ? 'am' : 'pm');
}

const formats = {
  date,
  time,
  dateTime: (local, language) =>
    language.dateTime({
      weekday: shortWeekday(local, language),
      date: date(local, language),
      time: time(local, language),
    }),
  dayOfMonth: (local, language) => language.dayOfMonth(day(local), month(local, language)),
  weekday: (local, { weekdays }) => String(weekdays[local.getUTCDay()]),
  shortWeekday,
} satisfies Record<string, Format>;

export type DateStyle = keyof typeof formats;

/** In the Gregorian calendar, by the civil clock. */
export const formatDate = (at: Date, locale: Locale, style: DateStyle): string =>
  formats[style](new Date(at.getTime() + addisOffsetMs), languages[locale]);
