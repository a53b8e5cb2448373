import type { Locale } from './locale.ts';

// Gregorian dates and grouping alike in both languages; every time shown is Addis Ababa's.
const tags = { en: 'en-GB', am: 'am-ET-u-ca-gregory' } satisfies Record<Locale, string>;

const dateStyles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatDate(instant: Date, locale: Locale, style: DateStyle): string {
  const key = `${locale} ${style}`;
  const known = formatters.get(key);
  const formatter =
    known ?? new Intl.DateTimeFormat(tags[locale], { ...dateStyles[style], timeZone: 'Africa/Addis_Ababa' });
  if (!known) formatters.set(key, formatter);
  return formatter.format(instant);
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(value);
}
