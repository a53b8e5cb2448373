import { secondMs } from '@awaj/domain/duration';
import type { InvoiceStatus } from '@awaj/domain/invoice';
import type { Billing, Invoice } from './billing.ts';

/** Mostly the provider has reported a payment before it leads back, so a short wait is enough for abandoned ones. */
const checkingMs = secondMs;

/** Most payments are confirmed within this time. */
const promptMs = 20 * secondMs;

/** After two minutes nobody waits any longer. */
const phases = [
  { untilMs: promptMs, everyMs: 2 * secondMs },
  { untilMs: 120 * secondMs, everyMs: 5 * secondMs },
];

/**
 * How long to wait before asking again whether it is paid, or false when there is nothing more to ask for. What did not
 * load is asked for by its reader: a failure would come and go with each question.
 */
export function nextCheckMs(status: InvoiceStatus | undefined, waitedMs: number): number | false {
  if (status !== 'unpaid') return false;
  return phases.find(({ untilMs }) => waitedMs < untilMs)?.everyMs ?? false;
}

export type PaymentPhase = 'paid' | 'checking' | 'unpaid' | 'stopped';

interface Payment {
  status: InvoiceStatus;
  /** Whether the reader probably comes from the payment page. */
  hasPaid: boolean;
  waitedMs: number;
}

/** Who comes from paying is told for a moment that it is looked for. It goes on being looked for after that. */
export function paymentPhase({ status, hasPaid, waitedMs }: Payment): PaymentPhase {
  if (status === 'paid') return 'paid';
  if (hasPaid && waitedMs < checkingMs) return 'checking';
  return nextCheckMs(status, waitedMs) === false ? 'stopped' : 'unpaid';
}

/** What a checkout for a plan would lead to: as long as it is unpaid, no other plan can be bought. */
export const unpaidPlanInvoice = ({ invoices }: Pick<Billing, 'invoices'>): Invoice | null =>
  invoices.find(({ status, item }) => status === 'unpaid' && item.kind === 'plan') ?? null;
