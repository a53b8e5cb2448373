import { minuteMs } from '@awaj/domain/duration';
import { answerTo, type Client } from './client.ts';
import { postEvent } from './post-event.ts';

export interface Popup {
  title: string;
  message: string;
}

export type InvoiceOutcome = 'paid' | 'cancelled' | 'failed' | 'pending';

/** Questions that the client asks the user for us. Null if the client is too old. */
export interface Questions {
  /** Resolves when it was closed. */
  showPopup: ((popup: Popup) => Promise<void>) | null;
  /** Sends the user's own number to the bot, if they agree. */
  requestPhone: (() => Promise<'sent' | 'cancelled' | 'unanswered'>) | null;
  /** An invoice on t.me. The client's report of it proves nothing. */
  openInvoice: ((url: string) => Promise<InvoiceOutcome>) | null;
}

/** Enough to read two lines. */
const popupMs = minuteMs;
const phoneMs = 2 * minuteMs;
/** Enough to enter a card and confirm it at the bank. */
const invoiceMs = 15 * minuteMs;

const slugOf = (url: string): string => new URL(url).pathname.replace(/^\/(?:\$|invoice\/)/, '');

async function showPopup({ title, message }: Popup): Promise<void> {
  const ask = () => postEvent('web_app_open_popup', { title, message, buttons: [{ id: 'ok', type: 'ok' }] });
  await answerTo(ask, { event: 'popup_closed', withinMs: popupMs });
}

async function requestPhone(): Promise<'sent' | 'cancelled' | 'unanswered'> {
  const ask = () => postEvent('web_app_request_phone');
  const answer = await answerTo(ask, { event: 'phone_requested', withinMs: phoneMs });
  if (answer === null) return 'unanswered';
  return answer.status === 'sent' ? 'sent' : 'cancelled';
}

const isOutcome = (status: string): status is InvoiceOutcome => ['paid', 'cancelled', 'failed'].includes(status);

async function openInvoice(url: string): Promise<InvoiceOutcome> {
  const slug = slugOf(url);
  const isMine = (answer: { slug: string }) => answer.slug === slug;
  const ask = () => postEvent('web_app_open_invoice', { slug });
  const answer = await answerTo(ask, { event: 'invoice_closed', isMine, withinMs: invoiceMs });
  // Without a clear result it may have been paid.
  return answer && isOutcome(answer.status) ? answer.status : 'pending';
}

export const questionsOf = ({ can }: Client): Questions => ({
  showPopup: can('web_app_open_popup') ? showPopup : null,
  requestPhone: can('web_app_request_phone') ? requestPhone : null,
  openInvoice: can('web_app_open_invoice') ? openInvoice : null,
});
