import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../../http/same-secret.ts';

/**
 * Whether a note really comes from Chapa: `x-chapa-signature` is made of the bytes of the body, so it must be checked
 * before anything is read out of them. Their other header, `chapa-signature`, is the same on every note and proves
 * nothing about this one.
 */
export function isSignedByChapa(body: Buffer, signature: unknown, webhookSecret: string): boolean {
  const expected = createHmac('sha256', webhookSecret).update(body).digest('hex');
  return typeof signature === 'string' && isSameSecret(signature, expected);
}
