import type { Invoice } from '@awaj/api-client/schema';
import { subscriptionDescription, toWireInvoiceStatus } from '@awaj/domain/invoice';
import { toBirr } from '@awaj/domain/money';
import { planNameOf } from '@awaj/domain/plan';
import { type InvoiceRow, isPaid } from './invoices.repository.ts';

export const toInvoiceDto = (row: InvoiceRow) =>
  ({
    id: row.id,
    invoice_number: row.invoice_number,
    description: row.document_title ?? subscriptionDescription(planNameOf(row.plan_id)),
    payment_method_id: row.payment_method_id,
    payment_method: row.payment_method === null ? null : { name: row.payment_method },
    created_at: row.created_at.toISOString(),
    amount: toBirr(row.amount),
    status: toWireInvoiceStatus(isPaid(row) ? 'paid' : 'unpaid'),
  }) satisfies Invoice;
