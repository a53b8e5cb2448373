import { type InterfaceLanguage, type Locale, languages } from './languages.ts';

// Creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date and time in Addis Ababa, part by part. */
function partsInAddis(at: Date, locale: Locale, weekday: 'short' | 'long') {
  const { intlTag, gregorianNames: month } = languages[locale];
  const key = `${locale} ${weekday}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(intlTag, {
      weekday,
      day: 'numeric',
      month,
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Africa/Addis_Ababa',
    });
  formatters.set(key, formatter);
  const parts = formatter.formatToParts(at);
  return (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
}

type Part = ReturnType<typeof partsInAddis>;
type Format = (part: Part, language: InterfaceLanguage) => string;

const date: Format = (part, language) =>
  language.date({ day: part('day'), month: part('month'), year: part('year'), era: language.eras.gregorian });

function time(part: Part, language: InterfaceLanguage): string {
  const hour = Number(part('hour'));
  return language.time(`${hour % 12 || 12}:${part('minute')}`, hour < 12 ? 'am' : 'pm');
}

const formats = {
  date,
  time,
  dateTime: (part, language) =>
    language.dateTime({ weekday: part('weekday'), date: date(part, language), time: time(part, language) }),
  dayOfMonth: (part, language) => language.dayOfMonth(part('day'), part('month')),
  weekday: (part) => part('weekday'),
  shortWeekday: (part) => part('weekday'),
} satisfies Record<string, Format>;

export type DateStyle = keyof typeof formats;

const weekdayWidth = (style: DateStyle, locale: Locale): 'short' | 'long' => {
  if (style === 'weekday') return 'long';
  return style === 'shortWeekday' ? languages[locale].gregorianNames : 'short';
};

/** In the Gregorian calendar, by the civil clock. */
export const formatDate = (at: Date, locale: Locale, style: DateStyle): string =>
  formats[style](partsInAddis(at, locale, weekdayWidth(style, locale)), languages[locale]);
