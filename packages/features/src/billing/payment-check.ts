import { secondMs } from '@awaj/domain/duration';
import type { InvoiceStatus } from '@awaj/domain/invoice';
import type { Billing, Invoice } from './billing.ts';

/** The provider has mostly told of a payment before it leads back. Who broke it off is not kept waiting. */
const checkingMs = secondMs;

/** Within it a payment is mostly known. */
const promptMs = 20 * secondMs;

/** After two minutes something takes longer than anybody waits. */
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
  /** Whether the reader comes from paying, as far as can be told. */
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
