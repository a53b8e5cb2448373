import type { Billing as BillingDto, Invoice as InvoiceDto } from '@awaj/api-client/schema';
import { subscriptionDescription, toInvoiceStatus } from '@awaj/domain/invoice';
import { birr } from '@awaj/domain/money';
import { plans } from '@awaj/domain/plan';
import { toSubscriptionStatus } from '@awaj/domain/subscription';
import type { Billing, Invoice, InvoiceItem } from './billing.ts';

/** The wire has only the printed description. A plan's description is always the same text. */
function toItem({ description, document_id }: InvoiceDto): InvoiceItem {
  if (document_id !== null) return { kind: 'document', id: document_id, title: description };
  const plan = plans.find(({ name }) => subscriptionDescription(name) === description);
  return { kind: 'plan', planName: plan?.name ?? description };
}

const dayOf = (wire: string | null): Date | null => (wire === null ? null : new Date(wire));

export const toInvoice = (dto: InvoiceDto): Invoice => ({
  id: dto.id,
  number: dto.invoice_number,
  item: toItem(dto),
  method: dto.payment_method?.name ?? null,
  createdAt: new Date(dto.created_at),
  amount: birr(dto.amount),
  status: toInvoiceStatus(dto.status),
  paidAt: dayOf(dto.paid_at),
  paymentReference: dto.payment_reference,
  period: dto.period && { from: new Date(dto.period.from), to: new Date(dto.period.to) },
});

export const toBilling = (dto: BillingDto): Billing => ({
  planName: dto.latest_plan,
  status: toSubscriptionStatus(dto.latest_plan_status),
  activeUntil: dayOf(dto.active_until),
  invoices: dto.invoices.map(toInvoice),
});
