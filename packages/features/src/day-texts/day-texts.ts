import { dateInAddis, formatEthiopianDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';
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
