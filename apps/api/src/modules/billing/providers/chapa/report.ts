import { parseBirr, type Santim } from '@awaj/domain/money';

export type ChapaMode = 'test' | 'live';

/** What Chapa says about a payment, in a report or a webhook. */
export interface ChapaReport {
  status: 'success' | 'refunded' | 'other';
  txRef: string;
  /** Chapa's own reference; empty before money has moved. */
  reference: string;
  /** Null when it is not a valid amount. */
  amount: Santim | null;
  currency: string;
  mode: string;
  /** Chapa's name for the wallet or card. */
  method: string;
}

export interface ChapaEvent extends ChapaReport {
  kind: 'payment' | 'refund' | 'failure' | 'other';
}

const statuses: Readonly<Record<string, ChapaReport['status']>> = {
  success: 'success',
  refunded: 'refunded',
  reversed: 'refunded',
};

const kinds: Readonly<Record<string, ChapaEvent['kind']>> = {
  'charge.success': 'payment',
  'charge.refunded': 'refund',
  'charge.reversed': 'refund',
  'charge.failed/cancelled': 'failure',
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An amount is a decimal text in webhooks, and may be a number in reports. */
function amountOf(value: unknown): Santim | null {
  const parsed = parseBirr(typeof value === 'number' ? String(value) : textOf(value));
  return parsed.ok ? parsed.value : null;
}

export function parseReport(value: unknown): ChapaReport | null {
  if (!isFields(value) || textOf(value.tx_ref) === '') return null;
  const status = statuses[textOf(value.status).toLowerCase()] ?? 'other';
  const reference = textOf(value.reference);
  // Money that has moved must have a reference.
  if (status !== 'other' && reference === '') return null;
  return {
    status,
    txRef: textOf(value.tx_ref),
    reference,
    amount: amountOf(value.amount),
    currency: textOf(value.currency),
    mode: textOf(value.mode),
    method: textOf(value.payment_method) || textOf(value.method),
  };
}

export function parseEvent(value: unknown): ChapaEvent | null {
  const report = parseReport(value);
  return report && isFields(value) ? { ...report, kind: kinds[textOf(value.event)] ?? 'other' } : null;
}
