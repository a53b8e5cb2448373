import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** +251 with eight or nine more digits: one text for one number, however it was typed. */
export type Phone = string & { readonly [canonical]: true };

export type PhoneProblem = 'empty' | 'invalid';

/**
 * 09, 07, +2517 or +251 and eight digits, or +251 and nine (spec 9). Some of these are landlines and some are too short
 * for a mobile phone: they are kept as they are, since to fill in a digit would give one person the number of another.
 */
const typed = /^(?:0(?=[79]\d{8}$)|\+251)(\d{8,9})$/;

/** Any of them, with a 0 in place of the country's +251. */
const local = /^0(\d{8,9})$/;

const mobile = /^\+251[79]\d{8}$/;

/** What people put between the digits, and the invisible marks that come along when a contact is copied. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

function parse(text: string, ...patterns: readonly RegExp[]): Result<Phone, PhoneProblem> {
  const digits = text.replace(separators, '');
  if (digits === '') return failure('empty');
  const national = patterns.map((pattern) => pattern.exec(digits)?.[1]).find((match) => match !== undefined);
  return national === undefined ? failure('invalid') : success(`+251${national}` as Phone);
}

export const parsePhone = (text: string): Result<Phone, PhoneProblem> => parse(text, typed);

/** As somebody logs in: each number that can be typed, and the same with a 0 in front. */
export const parseLoginPhone = (text: string): Result<Phone, PhoneProblem> => parse(text, typed, local);

/** Whether an SMS arrives: at mobile numbers alone. */
export const canReceiveSms = (phone: string): boolean => mobile.test(phone);

/** With a 0 in place of the country's +251, as it is sent to log in and dialled at home. */
export const toLocalPhone = (phone: Phone): string => `0${phone.slice('+251'.length)}`;

/** 0911 234 567; a number that is no mobile phone stays as it is kept, so that it can be typed again as it is read. */
export const formatPhone = (phone: Phone): string =>
  canReceiveSms(phone) ? toLocalPhone(phone).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : phone;

/** A kept number as people read it; anything else, such as an email, as it is. */
export function readablePhone(kept: string): string {
  const phone = parsePhone(kept);
  return phone.ok ? formatPhone(phone.value) : kept;
}
