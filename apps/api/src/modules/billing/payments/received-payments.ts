import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../../database/database.ts';
import type { PaymentMethod } from '../../../database/money-tables.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { holdPayment } from '../settlement/held-payments.ts';
import { findPayment } from '../settlement/ledger.ts';
import { flagForReview } from '../settlement/reviews.ts';
import type { Settlement } from '../settlement/settlement.ts';
import { type FoundCheckout, findCheckout } from './checkouts.repository.ts';
import type { Currency } from './payment-provider.ts';

/** A payment that a provider reports for one of our references. */
export interface ReceivedPayment {
  provider: string;
  /** The reference of the provider. */
  reference: string;
  txRef: string;
  /** In santim or Stars; null when it is not a valid amount. */
  amount: number | null;
  currency: string;
  method: PaymentMethod;
  /** Its checkout, if the caller has already read it. */
  checkout?: FoundCheckout | undefined;
}

interface Asked {
  amount: number;
  currency: Currency;
}

/** The fields in which a payment differs from what was asked for. Such a payment is held for review. */
function differencesFrom({ amount, currency }: Asked, received: { amount: number | null; currency: string }): string[] {
  return [...(received.amount === amount ? [] : ['amount']), ...(received.currency === currency ? [] : ['currency'])];
}

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  settlement: Settlement;
}

/** Credits payments of all providers. The order and the number of reports do not matter. */
export function createReceivedPayments({ db, now, messages, settlement }: Dependencies) {
  /** The checkout of the reference. A payment that differs from it is flagged for review, and the answer is null. */
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

  /** The ledger is in santim, so Stars count as the amount of the invoice. */
  async function entryOf(payment: ReceivedPayment) {
    const { provider, reference, txRef, method } = payment;
    // A booked payment matched its invoice, or an operator has credited it.
    const booked = await findPayment(db, payment);
    if (booked) return { provider, reference, txRef, method, ...booked };
    const asked = await askedFor(payment);
    if (!asked) return null;
    const invoices = db.selectFrom('invoices').select('amount').where('id', '=', asked.invoiceId);
    const amount = asked.currency === 'ETB' ? asked.amount : (await invoices.executeTakeFirstOrThrow()).amount;
    return { provider, reference, txRef, method, invoiceId: asked.invoiceId, amount };
  }

  return {
    /** Whether a payment about to be made is one that we asked for and still want. */
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

    /** Credits a payment once; false when it is held for review. */
    async settle(payment: ReceivedPayment): Promise<boolean> {
      const entry = await entryOf(payment);
      if (entry) await db.transaction().execute((trx) => settlement.pay(trx, entry));
      return entry !== null;
    },

    /** Books a refund of the whole payment, or of a smaller amount if given. */
    async refund(payment: ReceivedPayment, returned: Santim | null): Promise<void> {
      const entry = await entryOf(payment);
      if (!entry) return;
      const amount = Math.min(returned ?? entry.amount, entry.amount);
      await db.transaction().execute((trx) => settlement.refund(trx, { ...entry, amount }));
    },
  };
}

export type ReceivedPayments = ReturnType<typeof createReceivedPayments>;
