import { type Email, type EmailProblem, parseEmail } from '../email/index.ts';
import { isAccountName } from '../person-name/index.ts';
import { type Phone, type PhoneProblem, parsePhone } from '../phone/index.ts';
import { failure, type Result, success } from '../result/index.ts';

/** The Personal tab of the account, as typed. */
export interface PersonalInfoForm {
  name: string;
  email: string;
  phone: string;
}

export interface PersonalInfo {
  name: string;
  email: Email;
  phone: Phone;
}

export interface PersonalInfoProblems {
  name?: 'too-short';
  email?: EmailProblem;
  phone?: PhoneProblem;
}

/** Saved together or not at all. Returns all problems at once, by field. */
export function parsePersonalInfo(form: PersonalInfoForm): Result<PersonalInfo, PersonalInfoProblems> {
  const [email, phone] = [parseEmail(form.email), parsePhone(form.phone)];
  const isNamed = isAccountName(form.name);
  if (isNamed && email.ok && phone.ok)
    return success({ name: form.name.trim(), email: email.value, phone: phone.value });
  return failure({
    ...(isNamed ? {} : { name: 'too-short' }),
    ...(email.ok ? {} : { email: email.error }),
    ...(phone.ok ? {} : { phone: phone.error }),
  });
}
