import { dayMs } from '@awaj/domain/duration';
import {
  dateInAddis,
  formatEthiopianDate,
  formatEthiopianDay,
  formatEthiopianTime,
  toEthiopian,
} from '@awaj/domain/ethiopian-calendar';
import { formatDate, type Locale, languages } from '@awaj/i18n';

/** Puts the reader's own calendar first. */
export function ownCalendarFirst<Shown>(
  of: Readonly<Record<'gregorian' | 'ethiopian', Shown>>,
  locale: Locale,
): readonly [main: Shown, other: Shown] {
  const [main, other] = languages[locale].calendars;
  return [of[main], of[other]];
}

export interface InBothCalendars {
  at: Date;
  main: string;
  other: string;
}

function ownFirst(at: Date, locale: Locale, texts: Parameters<typeof ownCalendarFirst<string>>[0]): InBothCalendars {
  const [main, other] = ownCalendarFirst(texts, locale);
  return { at, main, other };
}

const ethiopianDay = (at: Date, locale: Locale): string =>
  formatEthiopianDate(toEthiopian(dateInAddis(at)), languages[locale]);

/** A day in both calendars, the reader's own first. */
export const dayTexts = (at: Date, locale: Locale): InBothCalendars =>
  ownFirst(at, locale, { gregorian: formatDate(at, locale, 'date'), ethiopian: ethiopianDay(at, locale) });

/** A time of the day by both clocks, the reader's own first. */
export const timeTexts = (at: Date, locale: Locale): InBothCalendars =>
  ownFirst(at, locale, {
    gregorian: formatDate(at, locale, 'time'),
    ethiopian: formatEthiopianTime(at, languages[locale]),
  });

/** A day with its hour, in both calendars and by both clocks, the reader's own first. */
export const momentTexts = (at: Date, locale: Locale): InBothCalendars =>
  ownFirst(at, locale, {
    gregorian: formatDate(at, locale, 'dateTime'),
    ethiopian: languages[locale].ethiopianDateTime(
      ethiopianDay(at, locale),
      formatEthiopianTime(at, languages[locale]),
    ),
  });

const halfYearMs = 183 * dayMs;

/** The same where there is little room: without the year, unless it could be mistaken. */
export function shortDayTexts(at: Date, now: Date, locale: Locale): readonly [main: string, other: string] {
  const ethiopian = toEthiopian(dateInAddis(at));
  const hasYear = Math.abs(at.getTime() - now.getTime()) > halfYearMs;
  const texts = {
    gregorian: formatDate(at, locale, hasYear ? 'date' : 'dayOfMonth'),
    ethiopian: (hasYear ? formatEthiopianDate : formatEthiopianDay)(ethiopian, languages[locale]),
  };
  return ownCalendarFirst(texts, locale);
}

/** The day and hour in the reader's own calendar and clock, where there is little room: 11 Dec, 10:30 am */
export const shortMomentText = (at: Date, now: Date, locale: Locale): string =>
  `${shortDayTexts(at, now, locale)[0]}${languages[locale].comma} ${timeTexts(at, locale).main}`;
