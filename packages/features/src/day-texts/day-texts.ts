import { dayMs } from '@awaj/domain/duration';
import { dateInAddis, formatEthiopianDate, formatEthiopianDay, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { formatDate, type Locale, languages } from '@awaj/i18n';

/** Of what stands in both calendars the reader's own first. */
export function ownCalendarFirst<Shown>(
  of: Readonly<Record<'gregorian' | 'ethiopian', Shown>>,
  locale: Locale,
): readonly [main: Shown, other: Shown] {
  const [main, other] = languages[locale].calendars;
  return [of[main], of[other]];
}

/** A day in both calendars, the reader's own first. */
export function dayTexts(at: Date, locale: Locale): { at: Date; main: string; other: string } {
  const texts = {
    gregorian: formatDate(at, locale, 'date'),
    ethiopian: formatEthiopianDate(toEthiopian(dateInAddis(at)), languages[locale]),
  };
  const [main, other] = ownCalendarFirst(texts, locale);
  return { at, main, other };
}

const halfYearMs = 183 * dayMs;

/** The same where there is little room: without the year, where nobody could take it for another one. */
export function shortDayTexts(at: Date, now: Date, locale: Locale): readonly [main: string, other: string] {
  const ethiopian = toEthiopian(dateInAddis(at));
  const hasYear = Math.abs(at.getTime() - now.getTime()) > halfYearMs;
  const texts = {
    gregorian: formatDate(at, locale, hasYear ? 'date' : 'dayOfMonth'),
    ethiopian: (hasYear ? formatEthiopianDate : formatEthiopianDay)(ethiopian, languages[locale]),
  };
  return ownCalendarFirst(texts, locale);
}
