import { type Email, type EmailProblem, parseEmail } from '../email/index.ts';
import { isGivenName } from '../person-name/index.ts';
import { type Phone, type PhoneProblem, parsePhone } from '../phone/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/**
 * The buyer as typed. Company, TIN, VAT number and address are free text, because foreign and informal bidders have
 * others.
 */
export interface OrderForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface DocumentOrder {
  firstName: string;
  lastName: string;
  email: Email;
  phone: Phone;
}

export interface OrderProblems {
  firstName?: 'empty';
  lastName?: 'empty';
  email?: EmailProblem;
  phone?: PhoneProblem;
}

/** Returns all problems at once, by field. */
export function parseOrder(form: OrderForm): Result<DocumentOrder, OrderProblems> {
  const [email, phone] = [parseEmail(form.email), parsePhone(form.phone)];
  const [firstName, lastName] = [form.firstName.trim(), form.lastName.trim()];
  const isNamed = isGivenName(firstName) && isGivenName(lastName);
  if (isNamed && email.ok && phone.ok) return success({ firstName, lastName, email: email.value, phone: phone.value });
  return failure({
    ...(isGivenName(firstName) ? {} : { firstName: 'empty' }),
    ...(isGivenName(lastName) ? {} : { lastName: 'empty' }),
    ...(email.ok ? {} : { email: email.error }),
    ...(phone.ok ? {} : { phone: phone.error }),
  });
}
