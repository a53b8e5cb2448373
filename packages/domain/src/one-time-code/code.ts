import { failure, type Result, success } from '../result/index.ts';

export const codeLength = 4;

/** Reset codes use Crockford's base 32, which has no letters that look like others. */
const crockford = /^[0-9A-HJKMNP-TV-Z]+$/;
const lookalikes: readonly (readonly [pattern: RegExp, digit: string])[] = [
  [/O/g, '0'],
  [/[IL]/g, '1'],
];

export type ResetCodeProblem = 'incomplete' | 'invalid';

/** A reset code has four characters. Case does not matter, nor which of two similar characters was typed. */
export function parseResetCode(text: string): Result<string, ResetCodeProblem> {
  const typed = text.replace(/\s/g, '').toUpperCase();
  if (typed.length !== codeLength) return failure('incomplete');
  const code = lookalikes.reduce((read, [pattern, digit]) => read.replace(pattern, digit), typed);
  return crockford.test(code) ? success(code) : failure('invalid');
}

export type ContactCodeProblem = 'incomplete' | 'leading-zero';

/** A contact code is a string. It never begins with 0, so a leading 0 is a misreading. */
export function parseContactCode(text: string): Result<string, ContactCodeProblem> {
  const code = text.trim();
  if (!/^\d+$/.test(code) || code.length !== codeLength) return failure('incomplete');
  return code.startsWith('0') ? failure('leading-zero') : success(code);
}
