import { type Email, parseEmail } from '../email/index.ts';
import { parseLoginPhone, toLocalPhone } from '../phone/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/** The name for a login: an email address, or a phone number that begins with 0. */
export type LoginIdentifier = { kind: 'email'; email: Email } | { kind: 'phone'; local: string };

export function parseLoginIdentifier(text: string): Result<LoginIdentifier, 'empty' | 'invalid'> {
  if (text.trim() === '') return failure('empty');
  const email = parseEmail(text);
  if (email.ok) return success({ kind: 'email', email: email.value });
  const phone = parseLoginPhone(text);
  return phone.ok ? success({ kind: 'phone', local: toLocalPhone(phone.value) }) : failure('invalid');
}

export const toUsername = (identifier: LoginIdentifier): string =>
  identifier.kind === 'email' ? identifier.email : identifier.local;
