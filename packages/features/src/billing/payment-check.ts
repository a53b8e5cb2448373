import { secondMs } from '@awaj/domain/duration';
import type { InvoiceStatus } from '@awaj/domain/invoice';
import { pollPauseMs } from '../polling/polling.ts';
import type { Billing, Invoice } from './billing.ts';

/**
 * The provider usually reports a payment before it returns the reader, so a short wait is enough for abandoned ones.
 */
const checkingMs = secondMs;

/**
 * The pause before the next status request, or false when there is nothing more to wait for. After a failure the reader
 * retries: otherwise the message would come and go with each request.
 */
export function nextCheckMs(status: InvoiceStatus | undefined, waitedMs: number): number | false {
  return status === 'unpaid' && pollPauseMs(waitedMs);
}

export type PaymentPhase = 'paid' | 'checking' | 'unpaid' | 'stopped';

interface Payment {
  status: InvoiceStatus;
  /** Whether the reader probably comes from the payment page. */
  hasPaid: boolean;
  waitedMs: number;
}

/** A reader who returns from paying sees a short "checking" phase. Polling continues after it. */
export function paymentPhase({ status, hasPaid, waitedMs }: Payment): PaymentPhase {
  if (status === 'paid') return 'paid';
  if (hasPaid && waitedMs < checkingMs) return 'checking';
  return nextCheckMs(status, waitedMs) === false ? 'stopped' : 'unpaid';
}

/** The unpaid invoice of a plan: while it exists, no other plan can be bought. */
export const unpaidPlanInvoice = ({ invoices }: Pick<Billing, 'invoices'>): Invoice | null =>
  invoices.find(({ status, item }) => status === 'unpaid' && item.kind === 'plan') ?? null;
