import { type InvoiceDetails, type PaymentOutcome, paymentOutcomes } from '../protocol/invoice-sheet.ts';
import type { NetworkState } from '../protocol/network.ts';
import { type Payload, readPayload, readText } from '../protocol/payload.ts';

async function ask(path: string, body?: object): Promise<Payload> {
  const response = await fetch(`/telegram/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.ok ? readPayload(await response.json()) : {};
}

/** Shares the person's contact with the bot; returns it signed as by Telegram. */
export async function shareContact(user: string): Promise<string | null> {
  return readText(await ask('contact', { user }), 'contact');
}

/** Presses “Start” in the chat with the bot. */
export async function pressStart(user: string, payload: string | null): Promise<void> {
  await ask('start', { user, ...(payload !== null && { payload }) });
}

export async function setNetwork(change: { state: NetworkState } | { losesNextAnswer: true }): Promise<void> {
  await ask('network', change);
}

export async function loadInvoice(slug: string): Promise<InvoiceDetails | null> {
  const invoice = await ask(`invoices/${slug}`);
  const [title, description, price] = ['title', 'description', 'price'].map((field) => readText(invoice, field));
  return title && description && price ? { title, description, price } : null;
}

/** The result of the payment; without an answer from the sandbox it counts as failed. */
export async function payInvoice(user: string, slug: string, outcome: PaymentOutcome) {
  const { status, reason } = await ask(`invoices/${slug}`, { user, outcome });
  return {
    status: paymentOutcomes.find((known) => known === status) ?? 'failed',
    reason: typeof reason === 'string' ? reason : null,
  };
}
