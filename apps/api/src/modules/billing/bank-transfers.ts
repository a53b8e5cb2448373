import type { Database } from '../../database/database.ts';
import { isPaid } from './invoices.repository.ts';
import type { Settlement } from './settlement.ts';

/** A transfer that an operator has seen on our account. */
export interface BankTransfer {
  invoiceNumber: string;
  /** The bank's own name for it. */
  reference: string;
}

export type TransferOutcome =
  | { kind: 'booked'; invoiceNumber: string; amount: number }
  /** This transfer has been entered before. */
  | { kind: 'repeated' }
  | { kind: 'unknown-invoice' }
  | { kind: 'already-paid' }
  /** The reference was entered for another invoice. */
  | { kind: 'reference-taken' };

/** Takes an operator's word that an invoice was paid by bank. No call of the API leads here. */
export async function bookTransfer(
  trx: Database,
  settlement: Settlement,
  { invoiceNumber, reference }: BankTransfer,
): Promise<TransferOutcome> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'amount', 'paid_at', 'refunded_at'])
    .where('invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
  if (!invoice) return { kind: 'unknown-invoice' };
  const movements = trx.selectFrom('ledger').select('invoice_id').where('provider', '=', 'bank');
  const before = await movements.where('reference', '=', reference).executeTakeFirst();
  if (before) return { kind: before.invoice_id === invoice.id ? 'repeated' : 'reference-taken' };
  if (isPaid(invoice)) return { kind: 'already-paid' };
  const { id: invoiceId, amount } = invoice;
  await settlement.pay(trx, { provider: 'bank', reference, invoiceId, txRef: null, amount, method: 'bank' });
  return { kind: 'booked', invoiceNumber, amount };
}
