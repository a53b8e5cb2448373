import { type Email, parseEmail } from '../email/index.ts';
import { parseLoginPhone, toLocalPhone } from '../phone/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/** The name for a login: an email address, or a phone number that begins with 0. */
export type LoginIdentifier = { kind: 'email'; email: Email } | { kind: 'phone'; local: string };

/** What is wrong. `email` and `phone` say which of the two was typed. */
export type LoginIdentifierProblem = 'empty' | 'email' | 'phone' | 'invalid';

export function parseLoginIdentifier(text: string): Result<LoginIdentifier, LoginIdentifierProblem> {
  if (text.trim() === '') return failure('empty');
  const email = parseEmail(text);
  if (email.ok) return success({ kind: 'email', email: email.value });
  const phone = parseLoginPhone(text);
  if (phone.ok) return success({ kind: 'phone', local: toLocalPhone(phone.value) });
  if (text.includes('@')) return failure('email');
  return failure(/^[+\d]/.test(text.trim()) ? 'phone' : 'invalid');
}

export const toUsername = (identifier: LoginIdentifier): string =>
  identifier.kind === 'email' ? identifier.email : identifier.local;
