import type { Santim } from '@awaj/domain/money';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { sumsOf } from './ledger.ts';
import { notifyPayer } from './payment-notices.ts';
import { closeReview, flagForReview, invoiceIdOf, lockReview, type Review } from './reviews.ts';
import type { Settlement } from './settlement.ts';

/** A payment that was not credited. */
export interface HeldPayment {
  /** The reference of the provider. */
  reference: string;
  /** In santim or Stars, as reported; null when it is not a valid amount. */
  amount: number | null;
  currency: string;
  /** The fields that differ from what was asked for. */
  fields: readonly string[];
}

/** Holds a payment that differs from its invoice for review, and tells the payer not to pay again. */
export async function holdPayment(
  trx: Database,
  messages: Outbox | null,
  { about, provider, reference, amount, currency, fields }: HeldPayment & Pick<Review, 'about' | 'provider'>,
  at: Date,
): Promise<void> {
  const details = { reference, fields, amount, currency };
  await flagForReview(trx, { about, provider, reason: 'differs', details }, at);
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'invoice_number', 'user_id'])
    .where('id', '=', invoiceIdOf(sql`${about}::text`))
    .executeTakeFirst();
  const message = { template: 'paymentHeld', about: `${provider} ${reference}` } as const;
  if (invoice && messages) await notifyPayer(trx, messages, invoice, message);
}

export type CreditOutcome =
  | { kind: 'credited'; invoiceNumber: string; amount: Santim; missing: Santim }
  /** The review does not exist or is already decided. */
  | { kind: 'not-waiting' }
  /** The review is not about a held payment, or the payment cannot be converted to birr. */
  | { kind: 'not-creditable' }
  | { kind: 'already-credited' };

const ofCheckout = (trx: Database, txRef: string) =>
  trx
    .selectFrom('checkouts')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .leftJoin('payment_methods', 'slug', 'provider')
    .select([
      'invoice_id as invoiceId',
      'invoice_number as invoiceNumber',
      'provider',
      'currency',
      'slug',
      'tx_ref as txRef',
    ])
    .select(['checkouts.amount as asked', 'invoices.amount as price'])
    .where('tx_ref', '=', txRef)
    .executeTakeFirst();

/** A bank transfer has no checkout, so the invoice itself gives the price. */
async function ofInvoice(trx: Database, invoiceNumber: string) {
  const invoices = trx.selectFrom('invoices').select(['id', 'amount']).where('invoice_number', '=', invoiceNumber);
  const invoice = await invoices.executeTakeFirst();
  if (!invoice) return undefined;
  const { id: invoiceId, amount: price } = invoice;
  const order = { invoiceId, invoiceNumber, txRef: null, asked: price, price };
  return { ...order, provider: 'bank', currency: 'ETB', slug: 'bank' as const };
}

/** Credits a held payment that an operator has approved, with the amount that really came, even if it is too little. */
export async function creditHeld(
  trx: Database,
  settlement: Settlement,
  { reviewId, at }: { reviewId: number; at: Date },
): Promise<CreditOutcome> {
  const review = await lockReview(trx, reviewId);
  if (!review) return { kind: 'not-waiting' };
  if (review.reason !== 'differs') return { kind: 'not-creditable' };
  const askedFor = review.provider === 'bank' ? ofInvoice : ofCheckout;
  const order = await askedFor(trx, review.about);
  const { reference, amount: received, currency } = review.details as HeldPayment;
  if (!order || !reference || !received || currency !== order.currency) return { kind: 'not-creditable' };
  const { invoiceId, invoiceNumber, provider, slug, txRef, asked, price } = order;
  // The ledger is in santim, so Stars count in proportion: the share of the requested Stars times the price.
  const amount = Math.round((price * received) / asked);
  const method = currency === 'XTR' ? 'stars' : slug;
  const payment = { provider, reference, invoiceId, txRef, amount, method };
  if (!(await settlement.pay(trx, payment))) return { kind: 'already-credited' };
  await closeReview(trx, reviewId, at);
  const { kept } = await sumsOf(trx, invoiceId);
  return { kind: 'credited', invoiceNumber, amount, missing: Math.max(0, price - kept) };
}
