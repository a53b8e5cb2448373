import { toPaymentPage } from '../payment-page/index.ts';

/** Where an invoice is paid: in the chat, or on the page of a provider beside it. */
export interface InvoiceDoor {
  place: 'chat' | 'page';
  url: string;
}

const chatInvoice = /^https:\/\/t\.me\/(?:\$|invoice\/)[\w=-]+$/;

/** Nobody is sent anywhere but to Telegram or to a provider of ours; throws for anything else. */
export const toInvoiceDoor = (url: string, trustedOrigins: readonly string[]): InvoiceDoor =>
  chatInvoice.test(url) ? { place: 'chat', url } : { place: 'page', url: toPaymentPage(url, trustedOrigins) };
