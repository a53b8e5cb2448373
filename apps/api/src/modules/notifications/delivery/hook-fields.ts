import { AppError } from '../../../http/errors.ts';
import { isSignatureOf, type Webhook } from '../../../http/webhooks.ts';

type Fields = Readonly<Record<string, unknown>>;

const longestText = 300;

/** A required field of an event. */
export function textOf(event: unknown, field: string, longest = longestText): string {
  const value = typeof event === 'object' && event !== null ? (event as Fields)[field] : undefined;
  if (typeof value !== 'string' || value === '' || value.length > longest || value.includes('\0'))
    throw new AppError('invalid');
  return value;
}

/** The signature that carriers send. */
export const signedBy =
  (secret: string): Webhook['isAuthentic'] =>
  (body, headers) =>
    isSignatureOf(body, headers['x-signature'], secret);
