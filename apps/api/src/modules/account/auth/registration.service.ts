import { hourMs } from '@awaj/domain/duration';
import { type Email, parseEmail } from '@awaj/domain/email';
import { isGivenName } from '@awaj/domain/person-name';
import { type Phone, parsePhone } from '@awaj/domain/phone';
import { defaultPlanId } from '@awaj/domain/plan';
import type { Database } from '../../../database/database.ts';
import { refusedFields } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { emailProblems, type FieldProblem, phoneProblems } from '../../../http/problems.ts';
import type { Invoices } from '../../billing/invoices/invoices.service.ts';
import { type Passwords, problemOfChosen } from '../../identity/passwords.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import { openSession } from '../../identity/sessions.ts';
import { isEmailTaken, isPhoneTaken } from '../../identity/users.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  passwords: Passwords;
  invoices: Invoices;
}

export interface Registration {
  email: string;
  password: string;
  phone: string;
  first_name: string;
  last_name: string;
  plan_id?: number;
  company_name?: string;
}

interface Origin {
  ip: string;
  language: Language;
}

type Fields = Partial<Record<keyof Registration, FieldProblem>>;

const questionsOfAddress = [{ times: 300, withinMs: hourMs }];
const formsOfAddress = [{ times: 300, withinMs: hourMs }];
const accountsOfAddress = [{ times: 60, withinMs: hourMs }];
const repetitions = [{ times: 10, withinMs: hourMs }];

const planOf = ({ plan_id = defaultPlanId }: Registration): number => plan_id;

interface Contacts {
  phone: Phone;
  email: Email;
}

/** Checks the form without the database. */
function parse(form: Registration): Contacts {
  const phone = parsePhone(form.phone);
  const email = parseEmail(form.email);
  const password = problemOfChosen(form.password);
  const faults: Fields = {
    ...(!phone.ok && { phone: phoneProblems[phone.error] }),
    ...(!email.ok && { email: emailProblems[email.error] }),
    ...(password && { password }),
    ...(!isGivenName(form.first_name) && { first_name: 'empty' }),
    ...(!isGivenName(form.last_name) && { last_name: 'empty' }),
  };
  if (!phone.ok || !email.ok || Object.keys(faults).length > 0) throw refusedFields(faults);
  return { phone: phone.value, email: email.value };
}

export function createRegistrationService({ db, now, limits, passwords, invoices }: Dependencies) {
  async function refuseTakenPhone(phone: Phone): Promise<void> {
    if (await isPhoneTaken(db, phone, now())) throw refusedFields({ phone: 'phoneTaken' });
  }

  async function refuseTaken({ phone, email }: Contacts): Promise<void> {
    await refuseTakenPhone(phone);
    if (await isEmailTaken(db, email)) throw refusedFields({ email: 'emailTaken' });
  }

  /** The same form with the same password within an hour is a repeated request whose first answer was lost. */
  async function answerAgain(form: Registration, { phone, email }: Contacts) {
    const at = now();
    const user = await db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('phone', '=', phone)
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .where('created_at', '>', new Date(at.getTime() - hourMs))
      .executeTakeFirst();
    if (!user) return null;
    await limits.consume(`registration again:${user.id}`, repetitions);
    if (!(await passwords.matches(user.password_hash, form.password))) return null;
    const invoice = await invoices.opened(db, { userId: user.id, planId: planOf(form) });
    return invoice ? { token: await openSession(db, { userId: user.id, purpose: 'login', at }), ...invoice } : null;
  }

  return {
    async validatePhone(phone: string, ip: string): Promise<void> {
      await limits.consume(`phone question from:${ip}`, questionsOfAddress);
      const parsed = parsePhone(phone);
      if (!parsed.ok) throw refusedFields({ phone: phoneProblems[parsed.error] });
      await refuseTakenPhone(parsed.value);
    },

    /** Creates the account, its invoice and its session together, or none of them. */
    async register(form: Registration, { ip, language }: Origin) {
      const contacts = parse(form);
      await limits.consume(`registration form from:${ip}`, formsOfAddress);
      const again = await answerAgain(form, contacts);
      if (again) return again;
      await refuseTaken(contacts);
      const { phone, email } = contacts;
      await limits.consume(`registration from:${ip}`, accountsOfAddress);
      const password_hash = await passwords.hash(form.password);
      const at = now();
      return db.transaction().execute(async (trx) => {
        const user = await trx
          .insertInto('users')
          .values({
            first_name: form.first_name.trim(),
            last_name: form.last_name.trim(),
            company_name: form.company_name?.trim() || null,
            email,
            phone,
            password_hash,
            telegram_id: null,
            created_at: at,
            language,
          })
          // The first of several concurrent signups gets the phone or email.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!user)
          throw refusedFields((await isEmailTaken(trx, email)) ? { email: 'emailTaken' } : { phone: 'phoneTaken' });
        const invoice = await invoices.open(trx, { userId: user.id, planId: planOf(form) });
        const token = await openSession(trx, { userId: user.id, purpose: 'login', at });
        return { token, ...invoice };
      });
    },
  };
}
