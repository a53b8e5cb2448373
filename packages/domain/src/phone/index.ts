import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** +251 with eight or nine more digits: the canonical form of a number. */
export type Phone = string & { readonly [canonical]: true };

export type PhoneProblem = 'empty' | 'invalid';

/**
 * 09, 07, +2517 or +251 and eight digits, or +251 and nine (spec 9). Some are landlines, some are too short for a
 * mobile phone. They stay as they are: adding a digit would give one person another's number.
 */
const typed = /^(?:0(?=[79]\d{8}$)|\+251)(\d{8,9})$/;

/** Any of them with 0 instead of +251. */
const local = /^0(\d{8,9})$/;

const mobile = /^\+251[79]\d{8}$/;

/** Separators between digits, and invisible marks that are copied along with a contact. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

function parse(text: string, ...patterns: readonly RegExp[]): Result<Phone, PhoneProblem> {
  const digits = text.replace(separators, '');
  if (digits === '') return failure('empty');
  const national = patterns.map((pattern) => pattern.exec(digits)?.[1]).find((match) => match !== undefined);
  return national === undefined ? failure('invalid') : success(`+251${national}` as Phone);
}

export const parsePhone = (text: string): Result<Phone, PhoneProblem> => parse(text, typed);

/** For logins: every number that can be typed, also with a 0 in front. */
export const parseLoginPhone = (text: string): Result<Phone, PhoneProblem> => parse(text, typed, local);

/** Whether it can receive SMS: mobile numbers only. */
export const canReceiveSms = (phone: string): boolean => mobile.test(phone);

/** With 0 instead of +251, as sent to log in and dialled at home. */
export const toLocalPhone = (phone: Phone): string => `0${phone.slice('+251'.length)}`;

/** 0911 234 567. Other numbers stay in canonical form, so that they can be typed as shown. */
export const formatPhone = (phone: Phone): string =>
  canReceiveSms(phone) ? toLocalPhone(phone).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : phone;

/** Formats a stored phone number; anything else, such as an email, is returned unchanged. */
export function readablePhone(kept: string): string {
  const phone = parsePhone(kept);
  return phone.ok ? formatPhone(phone.value) : kept;
}
