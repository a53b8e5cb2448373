import { failure, type Result, success } from '../result/index.ts';

declare const canonical: unique symbol;
/** +2519… or +2517… with eight more digits: one text for one number, however it was typed. */
export type Phone = string & { readonly [canonical]: true };

export type PhoneProblem = 'empty' | 'invalid';

/**
 * 09 or 07 with eight digits, and the same with +251 in place of the 0. The pattern in use elsewhere also takes +251
 * with any eight or nine: with eight a digit is missing, and with another first digit it is a landline. No code reaches
 * either, and to fill in the digit would give one person the number of another. So they are not valid numbers.
 */
const mobile = /^(?:0|\+251)([79]\d{8})$/;

/** What people put between the digits, and the invisible marks that come along when a contact is copied. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

export function parsePhone(text: string): Result<Phone, PhoneProblem> {
  const typed = text.replace(separators, '');
  if (typed === '') return failure('empty');
  const digits = mobile.exec(typed)?.[1];
  return digits === undefined ? failure('invalid') : success(`+251${digits}` as Phone);
}

/** With a 0 in place of the country's +251, as it is sent to log in and dialled at home. */
export const toLocalPhone = (phone: Phone): string => `0${phone.slice('+251'.length)}`;

/** 0911 234 567 */
export const formatPhone = (phone: Phone): string => toLocalPhone(phone).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A kept number as people read it; anything else, such as an email, as it is. */
export function readablePhone(kept: string): string {
  const phone = parsePhone(kept);
  return phone.ok ? formatPhone(phone.value) : kept;
}
