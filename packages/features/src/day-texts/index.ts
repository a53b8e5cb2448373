import { dateInAddis, formatEthiopianDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { calendarsOf } from '@awaj/domain/tender-dates';
import { formatDate, type Locale } from '@awaj/i18n';

/** A day in both calendars, the reader's own first. */
export function dayTexts(at: Date, locale: Locale): { at: Date; main: string; other: string } {
  const texts = {
    gregorian: formatDate(at, locale, 'date'),
    ethiopian: formatEthiopianDate(toEthiopian(dateInAddis(at)), locale),
  };
  const [main, other] = calendarsOf[locale];
  return { at, main: texts[main], other: texts[other] };
}
