import { createHmac } from 'node:crypto';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/**
 * Both headers of an event. The first is the secret signed with itself, so it is the same on every event and proves
 * nothing; the second is made of the bytes that are sent.
 */
export function signatureHeaders(payload: string, webhookSecret: string): Record<string, string> {
  return { 'chapa-signature': hmac(webhookSecret, webhookSecret), 'x-chapa-signature': hmac(webhookSecret, payload) };
}
