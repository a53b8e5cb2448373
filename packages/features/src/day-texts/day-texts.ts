import { dayMs } from '@awaj/domain/duration';
import { dateInAddis, formatEthiopianDate, formatEthiopianDay, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { formatDate, type Locale, languages } from '@awaj/i18n';

/** A day in both calendars, the reader's own first. */
export function dayTexts(at: Date, locale: Locale): { at: Date; main: string; other: string } {
  const texts = {
    gregorian: formatDate(at, locale, 'date'),
    ethiopian: formatEthiopianDate(toEthiopian(dateInAddis(at)), languages[locale]),
  };
  const [main, other] = languages[locale].calendars;
  return { at, main: texts[main], other: texts[other] };
}

const halfYearMs = 183 * dayMs;

/** The same where there is little room: without the year, where nobody could take it for another one. */
export function shortDayTexts(at: Date, now: Date, locale: Locale): readonly [main: string, other: string] {
  if (Math.abs(at.getTime() - now.getTime()) > halfYearMs) {
    const { main, other } = dayTexts(at, locale);
    return [main, other];
  }
  const texts = {
    gregorian: formatDate(at, locale, 'dayOfMonth'),
    ethiopian: formatEthiopianDay(toEthiopian(dateInAddis(at)), languages[locale]),
  };
  const [main, other] = languages[locale].calendars;
  return [texts[main], texts[other]];
}
