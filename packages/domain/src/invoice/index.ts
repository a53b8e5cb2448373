import { dayMs } from '../duration/index.ts';
import { type Santim, splitVat, vatPercent } from '../money/index.ts';

export type InvoiceStatus = 'paid' | 'unpaid';

/**
 * 1 on the wire is paid. Any unexpected value is unpaid, so that nobody gets a receipt for money that may not have
 * arrived.
 */
export const toInvoiceStatus = (wire: unknown): InvoiceStatus => (wire === 1 ? 'paid' : 'unpaid');

export const toWireInvoiceStatus = (status: InvoiceStatus): 0 | 1 => (status === 'paid' ? 1 : 0);

/** The content of the payment page: paid, with a link to continue; or unpaid, with a button to pay. */
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

/** The figures of a printed invoice. It has one item, so the sub total is its net price. */
export function printedInvoice({ description, amount }: { description: string; amount: Santim }): PrintedInvoice {
  const { net, vat } = splitVat(amount);
  return { description, quantity: 1, subTotal: net, vatPercent, vat, gross: amount };
}

/** A subscription can be refunded for this many days after payment. */
export const refundDays = 30;

export const isRefundable = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() <= refundDays * dayMs;
