import { dateInAddis, formatEthiopianDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { calendarsOf } from '@awaj/domain/tender-dates';
import type { Invoice } from '@awaj/features/billing';
import { planName } from '@awaj/features/plans';
import { type AreaMessages, formatDate, type Locale } from '@awaj/i18n';

/** A day in both calendars, the reader's own first. */
export function dayTexts(at: Date, locale: Locale): { main: string; other: string } {
  const texts = {
    gregorian: formatDate(at, locale, 'date'),
    ethiopian: formatEthiopianDate(toEthiopian(dateInAddis(at)), locale),
  };
  const [main, other] = calendarsOf[locale];
  return { main: texts[main], other: texts[other] };
}

/** What an invoice is for, in the reader's words. */
export function itemText(
  { item }: Pick<Invoice, 'item'>,
  locale: Locale,
  { invoice }: AreaMessages['billing'],
): string {
  return item.kind === 'plan' ? invoice.plan(planName(item.planName, locale)) : invoice.document(item.title);
}
