import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../../database/database.ts';
import type { PaymentMethod } from '../../../database/money-tables.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { isPaid, type LockedInvoice, lockWithOwner } from '../invoices/invoices.repository.ts';
import { grant, revoke } from '../subscriptions/subscriptions.ts';
import { book, type Movement, sumsOf } from './ledger.ts';
import { notifyPayer, sendReceipt } from './payment-notices.ts';
import { flagForReview, type ReviewReason } from './reviews.ts';

/** Without a method the invoice keeps its own. */
export type Payment = Omit<Movement, 'kind'> & { method: PaymentMethod | null };

/** Closes the paid checkout. Others of the same invoice are scheduled to be closed at their provider. */
async function closeCheckouts(trx: Database, { id }: LockedInvoice, txRef: string | null, at: Date): Promise<void> {
  const open = trx.updateTable('checkouts').where('invoice_id', '=', id).where('closed_at', 'is', null);
  if (txRef) await open.set({ closed_at: at, check_at: null }).where('tx_ref', '=', txRef).execute();
  await open.set({ check_at: at }).execute();
}

interface Dependencies {
  now: () => Date;
  /** Null to send no messages, as for the purchases of a new demo. */
  messages: Outbox | null;
}

/** A name for messages: a reference is unique within its provider. */
const nameOf = ({ provider, reference }: Movement): string => `${provider} ${reference}`;

/** Applies a payment to the invoice and the subscription, inside the transaction of the caller. */
export function createSettlement({ now, messages }: Dependencies) {
  const review = (trx: Database, invoice: LockedInvoice, { txRef, provider }: Movement, reason: ReviewReason) =>
    flagForReview(trx, { about: txRef ?? invoice.invoice_number, provider, reason }, now());

  async function grantPurchase(trx: Database, invoice: LockedInvoice, movement: Movement, method: Payment['method']) {
    const at = now();
    const methodId = method && trx.selectFrom('payment_methods').select('id').where('slug', '=', method);
    await trx
      .updateTable('invoices')
      .set({ paid_at: at, refunded_at: null, ...(methodId && { payment_method_id: methodId }) })
      .where('id', '=', invoice.id)
      .execute();
    const { id: invoiceId, user_id: userId, plan_id: planId } = invoice;
    if (userId === null) return review(trx, invoice, movement, 'nobody-to-credit');
    // A document needs no grant: paying its invoice is enough.
    const granted = planId === null ? null : await grant(trx, { userId, planId, invoiceId }, at);
    if (granted?.isBeyondOneYear) await review(trx, invoice, movement, 'beyond-one-year');
    const receipt = { activeUntil: granted?.endsAt ?? null, about: nameOf(movement) };
    if (messages) await sendReceipt(trx, messages, invoice, receipt);
  }

  /** Sends the messages that are not receipts: for a partial payment, a surplus or a refund. */
  async function notifyOfMovement(
    trx: Database,
    invoice: LockedInvoice,
    movement: Movement,
    kept: Santim,
  ): Promise<void> {
    if (!messages) return;
    const { kind, amount } = movement;
    const about = nameOf(movement);
    const missing = invoice.amount - kept;
    if (kind === 'refund') await notifyPayer(trx, messages, invoice, { template: 'paymentReturned', amount, about });
    else if (missing < 0)
      await notifyPayer(trx, messages, invoice, { template: 'paymentSurplus', amount, surplus: -missing, about });
    else if (!isPaid(invoice) && missing > 0 && kept > 0)
      await notifyPayer(trx, messages, invoice, { template: 'paymentIncomplete', amount, missing, about });
  }

  async function undoPurchase(trx: Database, { id }: LockedInvoice): Promise<void> {
    await trx.updateTable('invoices').set({ refunded_at: now() }).where('id', '=', id).execute();
    await revoke(trx, id, now());
  }

  /** Derives the state of an invoice from the ledger alone, so that the order of events does not matter. */
  async function apply(trx: Database, movement: Movement, method: Payment['method']): Promise<boolean> {
    const invoice = await lockWithOwner(trx, movement.invoiceId);
    if (!(await book(trx, movement, now()))) return false;
    const { received, kept } = await sumsOf(trx, invoice.id);
    if (!isPaid(invoice) && kept >= invoice.amount) await grantPurchase(trx, invoice, movement, method);
    // A partial refund is a favour. A full refund undoes the purchase.
    if (isPaid(invoice) && kept <= 0) await undoPurchase(trx, invoice);
    if (movement.kind === 'refund') await review(trx, invoice, movement, 'refund');
    else if (received > invoice.amount) await review(trx, invoice, movement, 'overpayment');
    if (movement.kind === 'payment') await closeCheckouts(trx, invoice, movement.txRef, now());
    await notifyOfMovement(trx, invoice, movement, kept);
    return true;
  }

  return {
    /** Credits a payment; false when it was already credited. */
    pay: (trx: Database, { method, ...payment }: Payment): Promise<boolean> =>
      apply(trx, { ...payment, kind: 'payment' }, method),

    /** Books a refund of an invoice; false when it was already booked. */
    refund: (trx: Database, { method, ...payment }: Payment): Promise<boolean> =>
      apply(trx, { ...payment, kind: 'refund' }, method),
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
