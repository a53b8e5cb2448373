import { failure, type Result, success } from '../result/index.ts';

export const codeLength = 4;

/** The alphabet of reset codes leaves out letters that look like others. */
const crockford = /^[0-9A-HJKMNP-TV-Z]{4}$/;
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A reset code is four characters; case does not matter, nor which of two that look alike was typed. */
export function parseResetCode(text: string): Result<string, 'incomplete' | 'invalid'> {
  const typed = text.trim().toUpperCase();
  if (typed.length !== codeLength) return failure('incomplete');
  const code = typed.replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);
  return crockford.test(code) ? success(code) : failure('invalid');
}

/** A contact code stays a text. It never begins with 0, so a 0 in front tells of a misreading. */
export function parseContactCode(text: string): Result<string, 'incomplete' | 'leading-zero'> {
  if (!/^\d{4}$/.test(text)) return failure('incomplete');
  return text.startsWith('0') ? failure('leading-zero') : success(text);
}
