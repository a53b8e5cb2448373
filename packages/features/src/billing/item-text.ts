import type { AreaMessages, Locale } from '@awaj/i18n';
import { planName } from '../plan-name/plan-name.ts';
import type { Invoice } from './billing.ts';

/** What an invoice is for, in the reader's words. */
export function itemText(
  { item }: Pick<Invoice, 'item'>,
  locale: Locale,
  { invoice }: AreaMessages['billing'],
): string {
  return item.kind === 'plan' ? invoice.plan(planName(item.planName, locale)) : invoice.document(item.title);
}
