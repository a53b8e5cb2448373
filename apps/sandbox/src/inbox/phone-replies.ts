import { createHmac, randomUUID } from 'node:crypto';
import type { World } from '../world.ts';

interface Reply {
  phone: string;
  text: string;
}

/** Sends an SMS reply to the product, as a gateway does, and returns the product's answer. */
export async function bringReply({ events, settings, options }: World, { phone, text }: Reply): Promise<string> {
  const { statuses } = await events.send({
    provider: 'afromessage',
    url: new URL('/hooks/sms-inbound', settings.apiUrl).href,
    body: { id: randomUUID(), from: phone, text },
    headersOf: (payload) => ({
      'x-signature': createHmac('sha256', options.hookSecrets.sms).update(payload).digest('hex'),
    }),
    // A refusal is final; only server errors are retried.
    isTaken: (status) => status < 500,
  });
  return String(statuses.at(-1) ?? 'no answer');
}
