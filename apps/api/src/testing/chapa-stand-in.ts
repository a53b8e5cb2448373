import { type Santim, toDecimal } from '@awaj/domain/money';
import { ProviderError } from '../http/errors.ts';
import type { Chapa, ChapaRequest } from '../modules/billing/providers/chapa/chapa.ts';
import type { ChapaReport } from '../modules/billing/providers/chapa/report.ts';

/** A webhook body in Chapa's format. */
export type ChapaNote = Readonly<Record<string, unknown>>;

export interface ChapaStandIn extends Chapa {
  /** The accepted requests to open a payment page. */
  opened: ChapaRequest[];
  cancelled: string[];
  calls: Record<'initialize' | 'verify' | 'cancel', number>;
  /** Pays on the page of a reference and returns the webhook body. */
  pay(txRef: string, change?: Partial<ChapaReport>): ChapaNote;
  refund(txRef: string, reference: string): ChapaNote;
  /** All payments minus all refunds. */
  balance(): Santim;
  /** While true, the stand-in does not answer. */
  isAway: boolean;
  /** Answers wait for this promise. */
  gate: Promise<void>;
}

export function noteOf(event: string, { txRef, amount, method, ...report }: ChapaReport): ChapaNote {
  return {
    event,
    ...report,
    tx_ref: txRef,
    amount: amount === null ? 'NaN' : toDecimal(amount),
    payment_method: method,
  };
}

/** Creates a stand-in of Chapa in which tests pay and refund. */
export function createChapaStandIn(): ChapaStandIn {
  const requests = new Map<string, ChapaRequest>();
  const reports = new Map<string, ChapaReport>();
  const moved = new Map<string, Santim>();
  const calls = { initialize: 0, verify: 0, cancel: 0 };
  let payments = 0;

  async function answer(call: keyof typeof calls): Promise<void> {
    calls[call] += 1;
    await self.gate;
    if (self.isAway) throw new ProviderError('chapa', 'did not answer');
  }

  const self: ChapaStandIn = {
    mode: 'test',
    opened: [],
    cancelled: [],
    calls,
    isAway: false,
    gate: Promise.resolve(),

    async initialize(request) {
      await answer('initialize');
      if (requests.has(request.txRef)) return null;
      requests.set(request.txRef, request);
      self.opened.push(request);
      return `https://checkout.chapa.co/checkout/payment/${request.txRef}`;
    },

    async verify(txRef) {
      await answer('verify');
      return reports.get(txRef) ?? null;
    },

    async cancel(txRef) {
      await answer('cancel');
      self.cancelled.push(txRef);
    },

    pay(txRef, change = {}) {
      payments += 1;
      const amount = requests.get(txRef)?.amount ?? null;
      const reference = `CHAPA-${payments}`;
      const usual = {
        status: 'success',
        txRef,
        reference,
        amount,
        currency: 'ETB',
        mode: 'test',
        method: 'telebirr',
      } as const;
      const report = { ...usual, ...change };
      reports.set(txRef, report);
      moved.set(report.reference, report.amount ?? 0);
      return noteOf('charge.success', report);
    },

    refund(txRef, reference) {
      const report = reports.get(txRef);
      if (!report) throw new Error(`Nobody has paid ${txRef}.`);
      moved.set(`refund of ${reference}`, -(moved.get(reference) ?? 0));
      if (report.reference === reference) reports.set(txRef, { ...report, status: 'refunded' });
      return noteOf('charge.refunded', { ...report, reference });
    },

    balance: () => [...moved.values()].reduce((sum, amount) => sum + amount, 0),
  };
  return self;
}
