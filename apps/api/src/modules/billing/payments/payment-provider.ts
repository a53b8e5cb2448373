import type { Santim } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { PaymentMethod } from '../../../database/money-tables.ts';
import type { Schema } from '../../../database/schema.ts';

export type Currency = Schema['checkouts']['currency'];

/** A payment that was started: what is asked for, and the payment page once it is open. */
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
  /** A description of what is paid for. */
  title: string;
  payer: { firstName: string; lastName: string; phone: Phone | null };
  returnUrl: string;
}

/** A payment for one of our references, as the provider describes it. */
export interface ProviderPayment {
  txRef: string;
  /** The provider's own reference; empty before money has moved. */
  reference: string;
  /** In santim or Stars; null when it is not a valid amount. */
  amount: number | null;
  currency: string;
  /** The provider's word for live or test. */
  mode: string;
}

/** The provider's answer about the status of a payment. */
export interface PaymentReport extends ProviderPayment {
  status: 'paid' | 'refunded' | 'unpaid';
  method: PaymentMethod;
}

/** What a webhook says. It counts only as far as a report confirms it. */
export interface PaymentEvent extends ProviderPayment {
  kind: 'payment' | 'refund' | 'failure' | 'other';
}

/** For providers that can be asked for the status of a payment. */
export interface StatusQueries {
  /** The mode that all payments must have. */
  mode: string;
  /** Null while nothing is paid. */
  fetchReport(txRef: string): Promise<PaymentReport | null>;
  /** Closes the payment page. */
  cancel(txRef: string): Promise<void>;
}

export interface Webhook {
  /** Checks the raw bytes, because parsing changes them. */
  isAuthentic(body: Buffer, headers: Readonly<Record<string, unknown>>): boolean;
  /** Null when the event is not about a payment. */
  parseEvent(body: unknown): PaymentEvent | null;
}

/** A payment provider. It throws `ProviderError` when it does not answer as it should. */
export interface PaymentProvider {
  /** Stored with every payment. The webhook is at `/webhooks/<name>`. */
  name: string;
  /** The payment method that an invoice shows until the real one is known. */
  method: PaymentMethod;
  /** How long the payment page is open. */
  checkoutMs: number;
  /** What it asks for, in santim or Stars. */
  priceOf(amount: Santim): { amount: number; currency: Currency };
  /** Opens the payment page; null when the provider already knows this reference. */
  openCheckout(order: CheckoutOrder): Promise<string | null>;
  statusQueries?: StatusQueries;
  webhook?: Webhook;
}
