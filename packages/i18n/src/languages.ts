import { words as am } from './areas/language/am.ts';
import { words as en } from './areas/language/en.ts';

type Calendar = 'gregorian' | 'ethiopian';

/** A language's name, and its way to write dates and money. */
export interface InterfaceLanguage {
  /** For the language switch. */
  readonly name: string;
  /** For link previews. */
  readonly previewTag: string;
  readonly comma: string;
  /** After an amount: 2,360 birr. */
  readonly birr: string;
  /** The same on invoices: 2,360.00 ETB. */
  readonly invoiceBirr: string;
  /** Every date is shown in both, first in the one that readers use daily. */
  readonly calendars: readonly [main: Calendar, other: Calendar];
  /** Of the Ethiopian calendar, thirteen of them. */
  readonly months: readonly string[];
  readonly gregorianMonths: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  /** The same where there is little room. */
  readonly shortWeekdays: readonly string[];
  readonly eras: Readonly<Record<Calendar, string>>;
  /** A day of either calendar, as newspapers print it. */
  readonly date: (parts: Readonly<Record<'day' | 'month' | 'year' | 'era', string>>) => string;
  /** Without the year. */
  readonly dayOfMonth: (day: string, month: string) => string;
  /** By the civil clock. */
  readonly time: (clock: string, half: 'am' | 'pm') => string;
  readonly dateTime: (parts: Readonly<Record<'weekday' | 'date' | 'time', string>>) => string;
  /** Of the Ethiopian clock. */
  readonly dayParts: Readonly<Record<'morning' | 'lateMorning' | 'afternoon' | 'evening' | 'night', string>>;
  readonly ethiopianTime: (clock: string, dayPart: string) => string;
  /** Used beside the civil clock. It names the part of the day if that one does not. */
  readonly ethiopianHour: (clock: string, dayPart: string) => string;
  readonly ethiopianDateTime: (date: string, time: string) => string;
  /** Replaces English words in the name of a plan; null keeps them. */
  readonly planWords: { readonly month: string; readonly year: string } | null;
}

/** The interface languages. A new one needs a row here, and a file in each folder of `areas`. */
export const languages = { en, am };

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
