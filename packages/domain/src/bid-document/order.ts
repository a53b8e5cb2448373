import { type Email, type EmailProblem, parseEmail } from '../email/index.ts';
import { isGivenName } from '../person-name/index.ts';
import { type Phone, type PhoneProblem, parsePhone } from '../phone/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/** Who buys, as typed. Company, TIN, VAT number and address are free: foreign and informal bidders have other ones. */
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

/** All problems at once, each under the name of its field. */
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
