import { minuteMs } from '@awaj/domain/duration';
import type { PaymentEvent, PaymentProvider, PaymentReport } from '../modules/billing/payments/payment-provider.ts';

/** A stand-in of a payment provider that the product does not use. Tests pay with it. */
export function createExampleProvider() {
  const orders = new Map<string, number>();
  const reports = new Map<string, PaymentReport>();
  const cancelled: string[] = [];
  const provider: PaymentProvider = {
    name: 'example',
    method: 'card',
    checkoutMs: minuteMs,
    priceOf: (amount) => ({ amount, currency: 'ETB' }),
    async openCheckout({ txRef, amount }) {
      if (orders.has(txRef)) return null;
      orders.set(txRef, amount);
      return `https://pay.example/${txRef}`;
    },
    statusQueries: {
      mode: 'live',
      fetchReport: async (txRef) => reports.get(txRef) ?? null,
      async cancel(txRef) {
        cancelled.push(txRef);
      },
    },
    webhook: {
      isAuthentic: (_body, headers) => headers['x-example-key'] === 'right',
      parseEvent: (body) => body as PaymentEvent,
    },
  };
  /** Pays and returns the webhook event. */
  function pay(txRef: string): PaymentEvent {
    const payment = {
      txRef,
      reference: `EX-${txRef}`,
      amount: orders.get(txRef) ?? null,
      currency: 'ETB',
      mode: 'live',
    };
    reports.set(txRef, { ...payment, status: 'paid', method: 'card' });
    return { ...payment, kind: 'payment' };
  }
  return { provider, pay, cancelled };
}
