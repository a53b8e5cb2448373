import type { InvoiceStatus } from '@awaj/domain/invoice';
import type { Santim } from '@awaj/domain/money';
import type { SubscriptionStatus } from '@awaj/domain/subscription';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { planName } from '../plan-name/plan-name.ts';

export { createBillingQueries } from './billing.queries.ts';
export { type PaymentPhase, unpaidPlanInvoice } from './payment-check.ts';
export { SubscriptionCard } from './SubscriptionCard.tsx';
export { usePaymentCheck } from './use-payment-check.ts';

/** The object of a sale: a plan by its English name, or a bid document by its title. */
export type InvoiceItem = { kind: 'plan'; planName: string } | { kind: 'document'; id: number; title: string };

export interface Invoice {
  id: number;
  number: string;
  item: InvoiceItem;
  /** Null until a payment method is chosen. */
  method: string | null;
  createdAt: Date;
  /** Including VAT. */
  amount: Santim;
  status: InvoiceStatus;
  /** Null while it is unpaid. */
  paidAt: Date | null;
  /** The payment's name at the provider or the bank. */
  paymentReference: string | null;
  /** The time that a paid plan covers. */
  period: { from: Date; to: Date } | null;
}

export interface Billing {
  planName: string | null;
  status: SubscriptionStatus;
  /** When the access ends, including renewals that are already paid. */
  activeUntil: Date | null;
  /** Newest first. */
  invoices: readonly Invoice[];
}

/** Names the object of an invoice in the reader's language. */
export function itemText(
  { item }: Pick<Invoice, 'item'>,
  locale: Locale,
  { invoice }: AreaMessages['billing'],
): string {
  return item.kind === 'plan' ? invoice.plan(planName(item.planName, locale)) : invoice.document(item.title);
}
