import { minuteMs } from '@awaj/domain/duration';
import { canReceiveSms, type Phone, toLocalPhone } from '@awaj/domain/phone';
import type { PaymentMethod } from '../../../../database/money-tables.ts';
import { isSignatureOf } from '../../../../http/webhooks.ts';
import type { PaymentProvider, PaymentReport } from '../../payments/payment-provider.ts';
import type { Chapa } from './chapa.ts';
import { type ChapaReport, parseEvent } from './report.ts';

/** Chapa keeps its page open for an hour. Our checkout expires earlier, so that nobody opens a page about to close. */
const checkoutMs = 45 * minuteMs;

const methods: Readonly<Record<string, PaymentMethod>> = {
  telebirr: 'telebirr',
  cbebirr: 'cbebirr',
  mpesa: 'mpesa',
  card: 'card',
  visa: 'card',
  mastercard: 'card',
};

/** Chapa's word for the wallet or card; any other is simply Chapa. */
const methodOf = (word: string): PaymentMethod => methods[word.toLowerCase().replace(/[^a-z]/g, '')] ?? 'chapa';

const statuses = { success: 'paid', refunded: 'refunded', other: 'unpaid' } as const;

const toReport = ({ status, method, ...report }: ChapaReport): PaymentReport => ({
  ...report,
  status: statuses[status],
  method: methodOf(method),
});

const localPhoneOf = (phone: Phone | null) => (phone !== null && canReceiveSms(phone) ? toLocalPhone(phone) : null);

export const createChapaProvider = (chapa: Chapa, webhookSecret: string): PaymentProvider => ({
  name: 'chapa',
  method: 'chapa',
  checkoutMs,
  priceOf: (amount) => ({ amount, currency: 'ETB' }),

  openCheckout: ({ txRef, amount, invoiceNumber, returnUrl, payer: { firstName, lastName, phone } }) =>
    chapa.initialize({
      txRef,
      amount,
      description: invoiceNumber,
      returnUrl,
      payer: { firstName, lastName, localPhone: localPhoneOf(phone) },
    }),

  statusQueries: {
    mode: chapa.mode,
    async fetchReport(txRef) {
      const report = await chapa.verify(txRef);
      return report && toReport(report);
    },
    cancel: (txRef) => chapa.cancel(txRef),
  },

  webhook: {
    // The other header, `chapa-signature`, is the same for every webhook, so it proves nothing about this one.
    isAuthentic: (body, headers) => isSignatureOf(body, headers['x-chapa-signature'], webhookSecret),
    parseEvent,
  },
});
