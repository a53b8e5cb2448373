import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';
import type { Message } from './message.ts';

/** Delivery events that a carrier or mailbox can send, with the buttons' labels. */
export const deliveryEventNames = {
  delivered: 'Delivered',
  'soft-bounce': 'Bounce (mailbox full)',
  'hard-bounce': 'Bounce (no such mailbox)',
  complaint: 'Call it spam',
  failed: 'Not delivered',
  unsubscribe: 'Unsubscribe',
} as const;

export type DeliveryEvent = keyof typeof deliveryEventNames;

export function possibleEvents(message: Message): DeliveryEvent[] {
  if (message.channel === 'sms') return ['delivered', 'failed'];
  if (message.channel !== 'mail') return [];
  const ofList: DeliveryEvent[] = 'list-unsubscribe-post' in message.headers ? ['unsubscribe'] : [];
  return ['delivered', 'soft-bounce', 'hard-bounce', 'complaint', ...ofList];
}

const timeoutMs = 10_000;

type Mail = Extract<Message, { channel: 'mail' }>;

/** One-click unsubscription (RFC 8058), as a mailbox does it: without cookies or redirects. */
async function unsubscribe({ headers }: Mail): Promise<string> {
  const url = /<(https?:[^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1];
  if (url === undefined) return 'no address';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return String(response.status);
}

/** Sends it to the product and returns the answer. */
export async function sendEvent(
  { events, settings, options }: World,
  message: Message,
  what: DeliveryEvent,
): Promise<string> {
  if (message.channel === 'mail' && what === 'unsubscribe') return unsubscribe(message);
  const isMail = message.channel === 'mail';
  const secret = options.hookSecrets[isMail ? 'mail' : 'sms'];
  const { statuses } = await events.send({
    provider: message.provider,
    url: new URL(isMail ? '/hooks/mail-events' : '/hooks/sms-status', settings.apiUrl).href,
    body: {
      id: `${message.id}-${message.told.length}-${message.at.getTime()}`,
      event: what,
      message_id: isMail ? message.reference : message.providerReference,
      recipient: message.to,
    },
    headersOf: (payload) => ({ 'x-signature': createHmac('sha256', secret).update(payload).digest('hex') }),
    isTaken: (status) => status === 200,
  });
  return String(statuses.at(-1) ?? 'no answer');
}
