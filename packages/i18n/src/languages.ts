import { words as am } from './areas/language/am.ts';
import { words as en } from './areas/language/en.ts';

type Calendar = 'gregorian' | 'ethiopian';

/** How a language names itself, and writes dates and money. */
export interface InterfaceLanguage {
  /** For the language switch. */
  readonly name: string;
  /** For Gregorian dates, which the platform knows how to write. */
  readonly intlTag: string;
  /** As previews of links name it. */
  readonly previewTag: string;
  readonly comma: string;
  /** After an amount: 2,360 birr. */
  readonly birr: string;
  /** The same on invoices: 2,360.00 ETB. */
  readonly invoiceBirr: string;
  /** Every date is shown in both: first in the one that readers live by. */
  readonly calendars: readonly [main: Calendar, other: Calendar];
  /** Of the Ethiopian calendar, the thirteenth included. */
  readonly months: readonly string[];
  readonly eras: Readonly<Record<Calendar, string>>;
  /** A day of either calendar, as newspapers print it. */
  readonly date: (parts: Readonly<Record<'day' | 'month' | 'year' | 'era', string>>) => string;
  /** The same without its year. */
  readonly dayOfMonth: (day: string, month: string) => string;
  /** How the Gregorian calendar's months, and days of the week where there is little room, are written. */
  readonly gregorianNames: 'short' | 'long';
  /** By the clock that begins at midnight. */
  readonly time: (clock: string, half: 'am' | 'pm') => string;
  readonly dateTime: (parts: Readonly<Record<'weekday' | 'date' | 'time', string>>) => string;
  /** Of the Ethiopian clock. */
  readonly dayParts: Readonly<Record<'morning' | 'lateMorning' | 'afternoon' | 'evening' | 'night', string>>;
  readonly ethiopianTime: (clock: string, dayPart: string) => string;
  /** The same beside the other clock, which tells the part of the day where this one does not. */
  readonly ethiopianHour: (clock: string, dayPart: string) => string;
  readonly ethiopianDateTime: (date: string, time: string) => string;
  /** In place of the English words in the name of a plan; null to keep them. */
  readonly planWords: { readonly month: string; readonly year: string } | null;
}

/** The languages that people can choose. Another one is a row here, and a file in each folder of `areas`. */
export const languages = { en, am };

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
