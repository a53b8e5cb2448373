import type { Invoice } from '@awaj/api-client/schema';
import { subscriptionDescription, toWireInvoiceStatus } from '@awaj/domain/invoice';
import { toBirr } from '@awaj/domain/money';
import { planNameOf } from '@awaj/domain/plan';
import { type InvoiceRow, isPaid } from './invoices.repository.ts';

/** The fields that only a paid invoice has. A full refund removes them again. */
function paymentOf(row: InvoiceRow): Pick<Invoice, 'status' | 'paid_at' | 'payment_reference' | 'period'> {
  const { paid_at, payment_reference, starts_at, ends_at } = row;
  if (!isPaid(row) || paid_at === null)
    return { status: toWireInvoiceStatus('unpaid'), paid_at: null, payment_reference: null, period: null };
  return {
    status: toWireInvoiceStatus('paid'),
    paid_at: paid_at.toISOString(),
    payment_reference,
    period: starts_at && ends_at && { from: starts_at.toISOString(), to: ends_at.toISOString() },
  };
}

export const toInvoiceDto = (row: InvoiceRow) =>
  ({
    id: row.id,
    invoice_number: row.invoice_number,
    description: row.document_title ?? subscriptionDescription(planNameOf(row.plan_id)),
    document_id: row.bid_document_id,
    payment_method_id: row.payment_method_id,
    payment_method: row.payment_method === null ? null : { name: row.payment_method },
    created_at: row.created_at.toISOString(),
    amount: toBirr(row.amount),
    ...paymentOf(row),
  }) satisfies Invoice;
