import type { Invoice } from '@awaj/features/billing';
import { planName } from '@awaj/features/plans';
import type { AreaMessages, Locale } from '@awaj/i18n';

/** What an invoice is for, in the reader's words. */
export function itemText(
  { item }: Pick<Invoice, 'item'>,
  locale: Locale,
  { invoice }: AreaMessages['billing'],
): string {
  return item.kind === 'plan' ? invoice.plan(planName(item.planName, locale)) : invoice.document(item.title);
}
