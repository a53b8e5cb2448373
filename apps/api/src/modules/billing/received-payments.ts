import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../database/database.ts';
import type { PaymentMethod } from '../../database/money-tables.ts';
import type { Outbox } from '../notifications/notification.ts';
import { type FoundCheckout, findCheckout } from './checkouts.repository.ts';
import { findPayment } from './ledger.ts';
import { holdPayment } from './payment-notices.ts';
import type { Currency } from './providers/payment-provider.ts';
import { flagForReview } from './reviews.ts';
import type { Settlement } from './settlement.ts';

/** What a provider says it has received for one of our references. */
export interface ReceivedPayment {
  provider: string;
  /** The provider's own name for it. */
  reference: string;
  txRef: string;
  /** In santim or Stars; null where it was no amount. */
  amount: number | null;
  currency: string;
  method: PaymentMethod;
  /** What it was asked for by, where that was looked up already. */
  checkout?: FoundCheckout | undefined;
}

interface Asked {
  amount: number;
  currency: Currency;
}

/** What was received differs from what was asked for. Nothing is credited then; a person looks at it. */
function differencesFrom({ amount, currency }: Asked, received: { amount: number | null; currency: string }): string[] {
  return [...(received.amount === amount ? [] : ['amount']), ...(received.currency === currency ? [] : ['currency'])];
}

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  settlement: Settlement;
}

/** Credits payments of all providers, in whatever order and however often they are told. */
export function createReceivedPayments({ db, now, messages, settlement }: Dependencies) {
  /** The checkout of the reference. Where the payment differs from it, flags that for a person and answers null. */
  async function askedFor(payment: ReceivedPayment) {
    const { provider, txRef: about, reference } = payment;
    const checkout = payment.checkout ?? (await findCheckout(db, about));
    if (!checkout || checkout.provider !== provider) {
      await flagForReview(db, { about, provider, reason: 'unknown-reference', details: { reference } }, now());
      return null;
    }
    const fields = differencesFrom(checkout, payment);
    if (fields.length === 0) return checkout;
    const { amount, currency } = payment;
    const held = { about, provider, reference, amount, currency, fields };
    await db.transaction().execute((trx) => holdPayment(trx, messages, held, now()));
    return null;
  }

  /** The ledger is in santim, whatever was paid with: Stars count as what the invoice asks for. */
  async function entryOf(payment: ReceivedPayment) {
    const { provider, reference, txRef, method } = payment;
    // It fitted when it was booked, or a person has let it through.
    const booked = await findPayment(db, payment);
    if (booked) return { provider, reference, txRef, method, ...booked };
    const asked = await askedFor(payment);
    if (!asked) return null;
    const invoices = db.selectFrom('invoices').select('amount').where('id', '=', asked.invoiceId);
    const amount = asked.currency === 'ETB' ? asked.amount : (await invoices.executeTakeFirstOrThrow()).amount;
    return { provider, reference, txRef, method, invoiceId: asked.invoiceId, amount };
  }

  return {
    /** Whether a payment that is about to be made is one that we asked for and still want. */
    async isPayable({ txRef, amount, currency }: Pick<ReceivedPayment, 'txRef' | 'amount' | 'currency'>) {
      const checkout = await findCheckout(db, txRef);
      if (!checkout || differencesFrom(checkout, { amount, currency }).length > 0) return false;
      const invoice = await db
        .selectFrom('invoices')
        .select(['paid_at', 'withdrawn_at'])
        .where('id', '=', checkout.invoiceId)
        .executeTakeFirst();
      return invoice?.paid_at === null && invoice.withdrawn_at === null;
    },

    /** Credits a payment, once; false when it is held for a person to look at. */
    async settle(payment: ReceivedPayment): Promise<boolean> {
      const entry = await entryOf(payment);
      if (entry) await db.transaction().execute((trx) => settlement.pay(trx, entry));
      return entry !== null;
    },

    /** Books that a payment was given back: all of it, unless a smaller amount is named. */
    async refund(payment: ReceivedPayment, returned: Santim | null): Promise<void> {
      const entry = await entryOf(payment);
      if (!entry) return;
      const amount = Math.min(returned ?? entry.amount, entry.amount);
      await db.transaction().execute((trx) => settlement.refund(trx, { ...entry, amount }));
    },
  };
}

export type ReceivedPayments = ReturnType<typeof createReceivedPayments>;
