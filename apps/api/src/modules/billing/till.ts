import type { Santim } from '@awaj/domain/money';
import type { Schema } from '../../database/schema.ts';

export type Currency = Schema['checkouts']['currency'];

/** A payment that has been begun: what is asked for, and where it is paid once that is known. */
export interface Checkout {
  txRef: string;
  invoiceId: number;
  amount: number;
  currency: Currency;
  url: string | null;
}

/** A provider that takes payments, as checkouts need it. */
export interface Till {
  provider: Schema['checkouts']['provider'];
  /** How long its page is open. */
  lifeMs: number;
  /** Whether it can be asked later how a payment stands. */
  canBeAsked: boolean;
  /** What it asks for, in santim or Stars. */
  priceOf(amount: Santim): { amount: number; currency: Currency };
  /** Opens the page to pay at; null when the provider has seen this reference before. */
  open(checkout: Checkout, returnUrl: string): Promise<string | null>;
  /** Settles a checkout that turns out to be paid, and lets nobody pay it any more when it is not. */
  retire(checkout: Checkout): Promise<void>;
}
