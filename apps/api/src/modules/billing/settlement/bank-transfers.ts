import type { Santim } from '@awaj/domain/money';
import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { isPaid, lockByNumber } from '../invoices/invoices.repository.ts';
import { holdPayment } from './held-payments.ts';
import { sumsOf } from './ledger.ts';
import type { Settlement } from './settlement.ts';

/** A transfer that an operator has seen on our account. */
export interface BankTransfer {
  invoiceNumber: string;
  /** The reference that the bank gave it. */
  reference: string;
  amount: Santim;
}

export type TransferOutcome =
  | { kind: 'booked'; invoiceNumber: string; amount: Santim }
  /** The amount differs from what was due, so an operator decides. */
  | { kind: 'held'; reviewId: number; missing: Santim }
  /** This transfer has been entered before. */
  | { kind: 'repeated' }
  | { kind: 'unknown-invoice' }
  /** The reference was entered for another invoice. */
  | { kind: 'reference-taken' };

const provider = 'bank';

interface Booking {
  settlement: Settlement;
  messages: Outbox;
  at: Date;
}

async function hold(
  trx: Database,
  { invoiceNumber: about, reference, amount }: BankTransfer,
  { messages, at }: Booking,
) {
  const fields = ['amount'];
  await holdPayment(trx, messages, { about, provider, reference, amount, currency: 'ETB', fields }, at);
  const reviews = trx.selectFrom('payment_reviews').select('id').where('about', '=', about);
  const review = reviews.where('reason', '=', 'differs').where('settled_at', 'is', null).orderBy('id', 'desc');
  return (await review.executeTakeFirstOrThrow()).id;
}

/** Books a bank transfer that an operator has confirmed. No call of the API leads here. */
export async function bookTransfer(trx: Database, transfer: BankTransfer, booking: Booking): Promise<TransferOutcome> {
  const { invoiceNumber, reference, amount } = transfer;
  const invoice = await lockByNumber(trx, invoiceNumber);
  if (!invoice) return { kind: 'unknown-invoice' };
  const movements = trx.selectFrom('ledger').select('invoice_id').where('provider', '=', provider);
  const before = await movements.where('reference', '=', reference).executeTakeFirst();
  if (before) return { kind: before.invoice_id === invoice.id ? 'repeated' : 'reference-taken' };
  const { kept } = await sumsOf(trx, invoice.id);
  const missing = isPaid(invoice) ? 0 : invoice.amount - kept;
  if (amount !== missing) return { kind: 'held', reviewId: await hold(trx, transfer, booking), missing };
  await booking.settlement.pay(trx, {
    provider,
    reference,
    invoiceId: invoice.id,
    txRef: null,
    amount,
    method: provider,
  });
  return { kind: 'booked', invoiceNumber, amount };
}
