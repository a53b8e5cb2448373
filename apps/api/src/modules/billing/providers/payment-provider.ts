import type { Santim } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { PaymentMethod } from '../../../database/money-tables.ts';
import type { Schema } from '../../../database/schema.ts';

export type Currency = Schema['checkouts']['currency'];

/** A payment that has been started: what is asked for, and the page to pay it on once that is open. */
export interface Checkout {
  txRef: string;
  invoiceId: number;
  amount: number;
  currency: Currency;
  url: string | null;
}

/** What a provider needs to open the page of a checkout. */
export interface CheckoutOrder extends Checkout {
  invoiceNumber: string;
  /** What is paid for, in words. */
  title: string;
  payer: { firstName: string; lastName: string; phone: Phone | null };
  returnUrl: string;
}

/** A payment for one of our references, as the provider describes it. */
export interface ProviderPayment {
  txRef: string;
  /** The provider's own reference; empty before money has moved. */
  reference: string;
  /** In santim or Stars; null where it was no amount. */
  amount: number | null;
  currency: string;
  /** Whether real money moved, in the provider's word. */
  mode: string;
}

/** The provider's answer to the question how a payment stands. */
export interface PaymentReport extends ProviderPayment {
  status: 'paid' | 'refunded' | 'unpaid';
  method: PaymentMethod;
}

/** What a webhook told. It counts only as far as a report confirms it. */
export interface PaymentEvent extends ProviderPayment {
  kind: 'payment' | 'refund' | 'failure' | 'other';
}

/** For providers that can be asked how a payment stands. */
export interface StatusQueries {
  /** The mode that all payments must have. */
  mode: string;
  /** Null as long as nothing has been paid. */
  fetchReport(txRef: string): Promise<PaymentReport | null>;
  /** Closes the page to pay on. */
  cancel(txRef: string): Promise<void>;
}

export interface Webhook {
  /** Checked on the bytes as they came. */
  isAuthentic(body: Buffer, headers: Readonly<Record<string, unknown>>): boolean;
  /** Null when the event is not about a payment. */
  parseEvent(body: unknown): PaymentEvent | null;
}

/** A payment provider. It throws `ProviderError` when it does not answer as it should. */
export interface PaymentProvider {
  /** It is stored with every payment, and its webhook is at `/webhooks/<name>`. */
  name: string;
  /** What an invoice says until it is known how it was paid. */
  method: PaymentMethod;
  /** How long the page to pay on is open. */
  checkoutMs: number;
  /** What it asks for, in santim or Stars. */
  priceOf(amount: Santim): { amount: number; currency: Currency };
  /** Opens the page to pay on; null when the provider has seen this reference before. */
  openCheckout(order: CheckoutOrder): Promise<string | null>;
  statusQueries?: StatusQueries;
  webhook?: Webhook;
}
