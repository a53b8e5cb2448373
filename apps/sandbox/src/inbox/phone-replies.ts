import { createHmac, randomUUID } from 'node:crypto';
import type { World } from '../world.ts';

interface Reply {
  phone: string;
  text: string;
}

/** Brings an SMS that somebody answers to the product, as a gateway does, and gives back what it was answered. */
export async function bringReply({ events, settings, options }: World, { phone, text }: Reply): Promise<string> {
  const { statuses } = await events.send({
    provider: 'afromessage',
    url: new URL('/hooks/sms-inbound', settings.apiUrl).href,
    body: { id: randomUUID(), from: phone, text },
    headersOf: (payload) => ({
      'x-signature': createHmac('sha256', options.hookSecrets.sms).update(payload).digest('hex'),
    }),
    // What is refused once is refused again.
    isTaken: (status) => status < 500,
  });
  return String(statuses.at(-1) ?? 'no answer');
}
