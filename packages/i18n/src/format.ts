import { type InterfaceLanguage, type Locale, languages } from './languages.ts';

// Every time shown is Addis Ababa's.
const dateStyles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles | 'dayOfMonth';

const optionsOf = (style: DateStyle, { gregorianMonth: month }: InterfaceLanguage): Intl.DateTimeFormatOptions =>
  style === 'dayOfMonth' ? { day: 'numeric', month } : dateStyles[style];

// What formats takes a hundred times as long to make as to use.
const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatDate(instant: Date, locale: Locale, style: DateStyle): string {
  const key = `${locale} ${style}`;
  const language: InterfaceLanguage = languages[locale];
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(language.intlTag, { ...optionsOf(style, language), timeZone: 'Africa/Addis_Ababa' });
  formatters.set(key, formatter);
  return formatter.format(instant);
}
