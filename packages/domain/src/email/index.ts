import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** Trimmed and in lower case, the form that accounts are looked up by. */
export type Email = string & { readonly [canonical]: true };

export type EmailProblem = 'empty' | 'invalid';

const longest = 254;
const shape =
  /^[^\s@<>()[\],;:"\\\p{C}]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/u;
const misplacedDot = /^\.|\.\.|\.@/;

export function parseEmail(text: string): Result<Email, EmailProblem> {
  // Invisible marks are copied along from chats.
  const email = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
  if (email === '') return failure('empty');
  const isWhole = email.length <= longest && shape.test(email) && !misplacedDot.test(email);
  return isWhole ? success(email as Email) : failure('invalid');
}
