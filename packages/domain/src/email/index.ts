import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** Trimmed and in lower case, as accounts are looked up by it. */
export type Email = string & { readonly [canonical]: true };

export type EmailProblem = 'empty' | 'invalid';

const longest = 254;
const shape = /^[^\s@<>()[\],;:"\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

export function parseEmail(text: string): Result<Email, EmailProblem> {
  const email = text.trim().toLowerCase();
  if (email === '') return failure('empty');
  const isWhole = email.length <= longest && shape.test(email) && !/^\.|\.\.|\.@/.test(email);
  return isWhole ? success(email as Email) : failure('invalid');
}

export const emailProblemTexts = {
  empty: 'Can not be empty',
  invalid: 'Not a valid email.',
} satisfies Record<EmailProblem, string>;
