import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { holdPayment } from '../settlement/held-payments.ts';
import { notifyOfFailure } from '../settlement/payment-notices.ts';
import { flagForReview } from '../settlement/reviews.ts';
import { type FoundCheckout, findCheckout } from './checkouts.repository.ts';
import type { PaymentEvent, PaymentProvider, PaymentReport, ProviderPayment } from './payment-provider.ts';
import type { ReceivedPayments } from './received-payments.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  payments: ReceivedPayments;
}

export type PaymentState = 'paid' | 'unpaid' | 'held';

/** The fields in which an event differs from the provider's report. A refund may be partial. */
function contradictions(event: PaymentEvent, report: PaymentReport): string[] {
  // A failed attempt moves no money, so its amount does not matter.
  if (event.kind === 'other' || event.kind === 'failure') return [];
  return [
    ...(event.amount === report.amount || event.kind === 'refund' ? [] : ['amount']),
    ...(event.currency === report.currency ? [] : ['currency']),
    ...(event.mode === report.mode ? [] : ['mode']),
    ...(event.kind === 'payment' && report.status === 'unpaid' ? ['status'] : []),
  ];
}

/** Brings the ledger in line with a provider, always by its report and never by an event alone. */
export function createPaymentSync({ db, now, messages, payments }: Dependencies) {
  /** Credits nothing until an operator has decided. */
  async function holdForReview(
    provider: string,
    about: string,
    { reference, amount, currency }: ProviderPayment,
    fields: readonly string[],
  ): Promise<PaymentState> {
    const held = { about, provider, reference, amount, currency, fields };
    await db.transaction().execute(async (trx) => {
      await holdPayment(trx, messages, held, now());
      await trx.updateTable('checkouts').set({ check_at: null }).where('tx_ref', '=', about).execute();
    });
    return 'held';
  }

  /** Credits the reported payment and books its refunds. */
  async function applyReport(
    { name: provider, statusQueries }: PaymentProvider,
    txRef: string,
    report: PaymentReport,
    cause?: { event: PaymentEvent; checkout: FoundCheckout },
  ): Promise<PaymentState> {
    const event = cause?.event;
    const fields = [
      ...(report.mode === statusQueries?.mode ? [] : ['mode']),
      ...(report.txRef === txRef ? [] : ['tx_ref']),
      ...(event ? contradictions(event, report) : []),
    ];
    if (fields.length > 0) return holdForReview(provider, txRef, event ?? report, fields);
    if (report.status === 'unpaid') return 'unpaid';
    const payment = { ...report, provider, checkout: cause?.checkout };
    if (!(await payments.settle(payment))) return 'held';
    const isOfReport = event?.kind === 'refund' && event.reference === report.reference;
    if (report.status === 'refunded') await payments.refund(payment, isOfReport ? event.amount : null);
    // A second payment on one page has its own reference, which only its event carries.
    const ofEvent = { ...payment, reference: event?.reference ?? '' };
    if (event?.kind === 'refund') await payments.refund(ofEvent, event.amount);
    if (event?.kind === 'payment') await payments.settle(ofEvent);
    return 'paid';
  }

  /** Asks the provider for a report on a payment, and applies it. */
  async function syncStatus(provider: PaymentProvider, txRef: string): Promise<PaymentState> {
    const report = await provider.statusQueries?.fetchReport(txRef);
    return report ? applyReport(provider, txRef, report) : 'unpaid';
  }

  return {
    syncStatus,

    /** The same for a checkout that must not be paid any more: its page is closed if it is unpaid. */
    async syncOrCancel(provider: PaymentProvider, txRef: string): Promise<PaymentState> {
      const state = await syncStatus(provider, txRef);
      if (state === 'unpaid') await provider.statusQueries?.cancel(txRef);
      return state;
    },

    /** Applies an authentic event as far as the provider's report confirms it. */
    async receiveEvent(provider: PaymentProvider, event: PaymentEvent): Promise<void> {
      const { txRef: about, reference } = event;
      const checkout = await findCheckout(db, about);
      if (checkout) {
        const report = await provider.statusQueries?.fetchReport(about);
        const state = report && (await applyReport(provider, about, report, { event, checkout }));
        if (event.kind === 'failure' && (state ?? 'unpaid') === 'unpaid') await notifyOfFailure(db, messages, about);
        return;
      }
      const details = { reference };
      await flagForReview(db, { about, provider: provider.name, reason: 'unknown-reference', details }, now());
    },
  };
}

export type PaymentSync = ReturnType<typeof createPaymentSync>;
