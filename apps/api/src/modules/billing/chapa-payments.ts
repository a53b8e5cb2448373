import type { Database } from '../../database/database.ts';
import type { Checkouts } from './checkouts.ts';
import { methodOfChapa } from './payment-method.ts';
import type { Chapa } from './providers/chapa/chapa.ts';
import type { ChapaEvent, ChapaReport } from './providers/chapa/report.ts';
import type { ReceivedPayment, ReceivedPayments } from './received-payments.ts';
import { noteDifference, noteReview } from './reviews.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  chapa: Chapa;
  checkouts: Checkouts;
  payments: ReceivedPayments;
}

const provider = 'chapa';

const toPayment = ({ reference, txRef, amount, currency, method }: ChapaReport): ReceivedPayment => ({
  provider,
  reference,
  txRef,
  amount,
  currency,
  method: methodOfChapa(method),
});

/** In what an event says otherwise than the answer to our own question; what was given back may be a part. */
function contradictions(event: ChapaEvent, report: ChapaReport): string[] {
  // A try that failed may have been for anything.
  if (event.kind === 'other') return [];
  return [
    ...(event.amount === report.amount || event.kind === 'refund' ? [] : ['amount']),
    ...(event.currency === report.currency ? [] : ['currency']),
    ...(event.mode === report.mode ? [] : ['mode']),
    ...(event.kind === 'payment' && report.status === 'other' ? ['status'] : []),
  ];
}

export type PaymentStanding = 'paid' | 'unpaid' | 'held';

/** Acts on payments with Chapa, always by what it answers when it is asked and never by a note of its alone. */
export function createChapaPayments({ db, now, chapa, checkouts, payments }: Dependencies) {
  /** Leaves a payment alone until a person has looked at it. */
  async function hold(about: string, report: ChapaReport, fields: readonly string[]): Promise<PaymentStanding> {
    const { reference, amount, currency } = report;
    await noteDifference(db, { about, provider, reference, amount, currency, fields }, now());
    await db.updateTable('checkouts').set({ check_at: null }).where('tx_ref', '=', about).execute();
    return 'held';
  }

  /** Credits a payment that was made, and what was given back since. */
  async function act(txRef: string, report: ChapaReport, event?: ChapaEvent): Promise<PaymentStanding> {
    const fields = [
      ...(report.mode === chapa.mode ? [] : ['mode']),
      ...(report.txRef === txRef ? [] : ['tx_ref']),
      ...(event ? contradictions(event, report) : []),
    ];
    if (fields.length > 0) return hold(txRef, event ?? report, fields);
    if (report.status === 'other') return 'unpaid';
    const payment = toPayment(report);
    if (!(await payments.settle(payment))) return 'held';
    const isOfReport = event?.kind === 'refund' && event.reference === report.reference;
    if (report.status === 'refunded') await payments.refund(payment, isOfReport ? event.amount : null);
    // A second payment on one page has a name of its own, which only its events tell.
    const ofEvent = { ...payment, reference: event?.reference ?? '' };
    if (event?.kind === 'refund') await payments.refund(ofEvent, event.amount);
    if (event?.kind === 'payment') await payments.settle(ofEvent);
    return 'paid';
  }

  return {
    /** Asks how a payment stands, and acts on the answer. */
    async look(txRef: string): Promise<PaymentStanding> {
      const report = await chapa.verify(txRef);
      return report ? act(txRef, report) : 'unpaid';
    },

    /** Does what a signed event asks for, as far as the answer to our own question bears it out. */
    async receive(event: ChapaEvent): Promise<void> {
      const { txRef: about, reference } = event;
      if (await checkouts.find(about)) {
        const report = await chapa.verify(about);
        if (report) await act(about, report, event);
        return;
      }
      await noteReview(db, { about, provider, reason: 'unknown-reference', details: { reference } }, now());
    },
  };
}

export type ChapaPayments = ReturnType<typeof createChapaPayments>;
