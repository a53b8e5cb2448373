import { hourMs } from '@awaj/domain/duration';
import { toBirr } from '@awaj/domain/money';
import type { Currency, PaymentProvider } from '../../payments/payment-provider.ts';
import type { InvoiceLinks } from './invoice-links.ts';

interface Settings {
  links: InvoiceLinks;
  currency: Currency;
  starsPerBirr: number;
}

/** Links do not expire at Telegram. We make a new one after this time, in case the price has changed. */
const checkoutMs = hourMs;
const longestTitle = 32;

/** Payment inside Telegram. Telegram reports payments to the bot, and has no call to ask for their status. */
export const createTelegramProvider = ({ links, currency, starsPerBirr }: Settings): PaymentProvider => ({
  name: 'telegram',
  method: 'telegram',
  checkoutMs,
  priceOf: (amount) =>
    currency === 'ETB'
      ? { amount, currency }
      : { amount: Math.max(1, Math.round(toBirr(amount) * starsPerBirr)), currency },
  openCheckout: ({ txRef, invoiceNumber, title, amount, currency: asked }) =>
    links.open({
      title: title.slice(0, longestTitle),
      description: invoiceNumber,
      payload: txRef,
      currency: asked,
      amount,
    }),
});
