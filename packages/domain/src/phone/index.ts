import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** +2519… or +2517… with eight more digits: one text for one number, however it was typed. */
export type Phone = string & { readonly [canonical]: true };

export type PhoneProblem = 'empty' | 'invalid';

/** What is accepted: 09, 07, +2517 or +251 with eight digits, or +251 with nine. */
const accepted = /^(?:0[79]\d{8}|\+2517\d{8}|\+251\d{8,9})$/;
/** What of it is a mobile number. */
const mobile = /^(?:0|\+251)([79]\d{8})$/;

const withoutSpaces = (text: string): string => text.replace(/[\s()-]/g, '');

export function parsePhone(text: string): Result<Phone, PhoneProblem> {
  const typed = withoutSpaces(text);
  if (typed === '') return failure('empty');
  const digits = accepted.test(typed) ? mobile.exec(typed)?.[1] : undefined;
  // +251 with eight digits is accepted as typed elsewhere, but it is nobody's number: a digit is missing, and no code
  // would ever arrive.
  return digits === undefined ? failure('invalid') : success(`+251${digits}` as Phone);
}

/** With a 0 in place of the country's +251, as it is sent and dialled at home. */
export const toLocalPhone = (phone: Phone): string => `0${phone.slice(4)}`;

/** 0911 23 45 67 */
export const formatPhone = (phone: Phone): string =>
  toLocalPhone(phone).replace(/^(\d{4})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

export const phoneProblemTexts = {
  empty: 'Can not be empty',
  invalid: 'Not a valid number.',
} satisfies Record<PhoneProblem, string>;
