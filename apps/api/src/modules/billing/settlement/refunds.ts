import { isRefundable } from '@awaj/domain/invoice';
import type { Santim } from '@awaj/domain/money';
import { findPlan } from '@awaj/domain/plan';
import type { Database } from '../../../database/database.ts';
import { isPaid, type LockedInvoice, lockByNumber } from '../invoices/invoices.repository.ts';
import { sumsOf } from './ledger.ts';
import { closeReviews } from './reviews.ts';
import type { Settlement } from './settlement.ts';

/** A refund that an operator has made at the bank or on the provider's own pages. */
export interface Refund {
  invoiceNumber: string;
  /** Null for everything that can be refunded. */
  amount: Santim | null;
  /** The reference of the bank or the provider. */
  reference: string;
  /** Charged wrongly, or never delivered: then the rules do not hold. */
  isOurMistake: boolean;
}

type Refusal = 'document' | 'upgrade' | 'too-late';

export type RefundOutcome =
  | { kind: 'refunded'; amount: Santim; provider: string; kept: Santim; isUndone: boolean }
  | { kind: 'unknown-invoice' | 'nothing-paid' | Refusal | 'reference-taken' }
  | { kind: 'too-much'; most: Santim };

const movementsOf = (trx: Database, invoiceId: number) =>
  trx
    .selectFrom('ledger')
    .select(['kind', 'provider', 'reference', 'amount', 'tx_ref'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute();

type LedgerRow = Awaited<ReturnType<typeof movementsOf>>[number];

/** The newest payment with money left, and how much. A refund of a provider has the reference of its payment. */
function findReturnable(rows: readonly LedgerRow[]): { payment: LedgerRow; most: Santim } | null {
  for (const payment of rows.filter(({ kind }) => kind === 'payment')) {
    const ofProvider = rows.filter(({ provider }) => provider === payment.provider);
    const net = ofProvider.reduce((sum, { amount }) => sum + amount, 0);
    const wasReturned = ofProvider.some(({ kind, reference }) => kind === 'refund' && reference === payment.reference);
    const most = Math.min(payment.amount, net);
    if (!wasReturned && most > 0) return { payment, most };
  }
  return null;
}

/** Whether the plan was paid while a shorter one of the same user was running. */
async function isUpgrade(trx: Database, { id, user_id: userId, plan_id: planId, paid_at: paidAt }: LockedInvoice) {
  if (userId === null || paidAt === null) return false;
  const running = await trx
    .selectFrom('subscriptions')
    .select('plan_id')
    .where('user_id', '=', userId)
    .where('is_trial', '=', false)
    .where('starts_at', '<', paidAt)
    .where('ends_at', '>', paidAt)
    .where((eb) => eb.or([eb('invoice_id', 'is', null), eb('invoice_id', '!=', id)]))
    .execute();
  const monthsOf = (plan: number | null) => findPlan(plan ?? 0)?.months ?? 0;
  return running.some(({ plan_id }) => plan_id !== null && monthsOf(plan_id) < monthsOf(planId));
}

/** A plan is refundable within 30 days unless it is an upgrade, a bid document never, and a surplus always. */
async function refusalOf(trx: Database, invoice: LockedInvoice, now: Date): Promise<Refusal | null> {
  if (invoice.paid_at === null) return null;
  if (invoice.plan_id === null) return 'document';
  if (await isUpgrade(trx, invoice)) return 'upgrade';
  return isRefundable(invoice.paid_at, now) ? null : 'too-late';
}

/** Books a refund. A full refund ends the subscription. */
export async function bookRefund(
  trx: Database,
  settlement: Settlement,
  { invoiceNumber, amount: wanted, reference: given, isOurMistake }: Refund,
  now: Date,
): Promise<RefundOutcome> {
  const invoice = await lockByNumber(trx, invoiceNumber);
  if (!invoice) return { kind: 'unknown-invoice' };
  const returnable = findReturnable(await movementsOf(trx, invoice.id));
  if (!returnable) return { kind: 'nothing-paid' };
  const { payment, most } = returnable;
  const { kept: before } = await sumsOf(trx, invoice.id);
  const surplus = isPaid(invoice) ? Math.max(0, before - invoice.amount) : before;
  const amount = wanted ?? (Math.min(surplus, most) || most);
  if (amount > most) return { kind: 'too-much', most };
  const refusal = amount > surplus && !isOurMistake ? await refusalOf(trx, invoice, now) : null;
  if (refusal) return { kind: refusal };
  const { provider, tx_ref: txRef } = payment;
  const reference = provider === 'bank' ? given : payment.reference;
  const movement = { provider, reference, invoiceId: invoice.id, txRef, amount, method: null };
  if (!(await settlement.refund(trx, movement))) return { kind: 'reference-taken' };
  const { kept } = await sumsOf(trx, invoice.id);
  const about = [invoiceNumber, ...(txRef ? [txRef] : [])];
  // The operator who books the refund has thereby seen the review.
  await closeReviews(trx, about, 'refund', now);
  if (kept <= invoice.amount) await closeReviews(trx, about, 'overpayment', now);
  return { kind: 'refunded', amount, provider, kept, isUndone: isPaid(invoice) && kept <= 0 };
}
