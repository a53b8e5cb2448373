import { dayMs } from '../duration/index.ts';
import { type Santim, splitVat, vatPercent } from '../money/index.ts';

export type InvoiceStatus = 'paid' | 'unpaid';

/** On the wire 1 is paid. Anything unexpected is unpaid: nobody is told that money arrived when it may not have. */
export const toInvoiceStatus = (wire: unknown): InvoiceStatus => (wire === 1 ? 'paid' : 'unpaid');

export const toWireInvoiceStatus = (status: InvoiceStatus): 0 | 1 => (status === 'paid' ? 1 : 0);

/** What the payment page shows for an invoice: that it is paid and the way on, or that it is not and how to pay. */
export const invoiceViews = {
  paid: { view: 'success', action: 'view-tenders' },
  unpaid: { view: 'pay', action: 'pay' },
} as const satisfies Record<InvoiceStatus, { view: string; action: string }>;

export interface PrintedInvoice {
  description: string;
  quantity: 1;
  subTotal: Santim;
  vatPercent: number;
  vat: Santim;
  gross: Santim;
}

/** 1 Year Subscription. */
export const subscriptionDescription = (planName: string): string => `${planName} Subscription`;

/** The figures of a printed invoice. One thing is sold at a time, so the sub total is its net price. */
export function printedInvoice({ description, amount }: { description: string; amount: Santim }): PrintedInvoice {
  const { net, vat } = splitVat(amount);
  return { description, quantity: 1, subTotal: net, vatPercent, vat, gross: amount };
}

/** A subscription is given back within so many days of its payment. */
export const refundDays = 30;

export const isRefundable = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() <= refundDays * dayMs;
