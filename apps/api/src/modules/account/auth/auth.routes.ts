import { dayMs, hourMs, minuteMs } from '@awaj/domain/duration';
import { parseEmail } from '@awaj/domain/email';
import { toBirr } from '@awaj/domain/money';
import { canReceiveSms, parsePhone } from '@awaj/domain/phone';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import type { Sealing } from '../../../database/sealing.ts';
import { addressKey } from '../../../http/address.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import { eventsOf, type RecordEvent, type SecurityEvent } from '../../../http/logging.ts';
import { emailProblems, type ProblemCode, phoneProblems } from '../../../http/problems.ts';
import type { Invoices } from '../../billing/invoices/invoices.service.ts';
import { type Routes, requireUser } from '../../identity/caller.ts';
import { createOneTimeCodes } from '../../identity/one-time-codes.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import { endSession } from '../../identity/sessions.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { type Contact, createContactService } from './contact.service.ts';
import { createLoginService } from './login.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createResetService } from './reset.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  passwords: Passwords;
  sealing: Sealing;
  messages: Outbox;
  invoices: Invoices;
}

/** At most one code a minute, so that no phone is flooded and no SMS is wasted. */
const codesOfContact = [
  { times: 1, withinMs: minuteMs },
  { times: 5, withinMs: 30 * minuteMs },
  { times: 10, withinMs: dayMs },
];
const codesOfAddress = [{ times: 120, withinMs: hourMs }];
/** Both steps of a reset check its code. Many phones share one IP address, but their mistakes stay below this limit. */
const resetsOfAddress = [{ times: 300, withinMs: hourMs }];

/** The single contact in a form. */
function contactOf(form: { phone?: string; email?: string }): Contact {
  if ((form.phone === undefined) === (form.email === undefined)) throw new AppError('invalid');
  if (form.phone !== undefined) {
    const phone = parsePhone(form.phone);
    if (!phone.ok) throw refusedFields({ phone: phoneProblems[phone.error] });
    return { channel: 'phone', address: phone.value };
  }
  const email = parseEmail(form.email ?? '');
  if (!email.ok) throw refusedFields({ email: emailProblems[email.error] });
  return { channel: 'email', address: email.value };
}

/** Checked before any lookup, because it depends on the number and not on an account. */
function refuseWithoutSms({ channel, address }: Contact): void {
  if (channel === 'phone' && !canReceiveSms(address)) throw refusedFields({ phone: 'phoneWithoutSms' });
}

type EventOf = Partial<Record<ProblemCode, SecurityEvent>>;

const eventsOfReset = { wrongCode: 'reset.failed', tooMany: 'reset.locked', codesLocked: 'reset.locked' } as const;

/** Rethrows a refusal after it has recorded the security event. */
async function recorded<Value>(work: () => Promise<Value>, record: RecordEvent, eventOf: EventOf): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const event = error instanceof AppError ? eventOf[error.code] : undefined;
    if (event) record(event);
    throw error;
  }
}

export function authRoutes(routes: Routes, dependencies: Dependencies): void {
  const { db, limits, invoices } = dependencies;
  const codes = createOneTimeCodes(dependencies);
  const login = createLoginService(dependencies);
  const registration = createRegistrationService(dependencies);
  const reset = createResetService({ ...dependencies, codes });
  const contacts = createContactService({ ...dependencies, codes });

  routes('logIn', async ({ body, request }) => {
    const record = eventsOf(request);
    const attempt = () => login.logIn({ ...body, ip: addressKey(request.ip), record });
    return {
      status: true,
      token: await recorded(attempt, record, { tooMany: 'login.locked', loginLocked: 'login.locked' }),
    };
  });

  routes('logOut', async ({ caller, reply }) => {
    const { session } = requireUser(caller);
    if (session) await endSession(db, session.tokenHash);
    reply.code(204);
    return undefined;
  });

  routes('validatePhone', async ({ body, request }) => {
    await registration.validatePhone(body.phone, addressKey(request.ip));
    return { status: true };
  });

  routes('register', async ({ body, request, language }) => {
    const { token, amount, invoiceNumber } = await registration.register(body, {
      ip: addressKey(request.ip),
      language,
    });
    const banks = await invoices.banks(language);
    return { status: true, token, amount: toBirr(amount), invoice_number: invoiceNumber, banks };
  });

  routes('sendOneTimeCode', async ({ body, caller, request }) => {
    const contact = contactOf(body);
    refuseWithoutSms(contact);
    if (contact.channel !== (body.for === 'email' ? 'email' : 'phone')) throw new AppError('invalid');
    const user = body.for === 'reset' ? null : requireUser(caller);
    await limits.consume(`codes from:${addressKey(request.ip)}`, codesOfAddress);
    await limits.consume(`code ${body.for}:${contact.address}`, codesOfContact);
    if (user) await contacts.sendCode(user, contact);
    else if (contact.channel === 'phone') await reset.askForCode(contact.address);
    return { status: true };
  });

  const countReset = ({ ip }: FastifyRequest) => limits.consume(`resets from:${addressKey(ip)}`, resetsOfAddress);

  routes('verifyResetCode', async ({ body, request }) => {
    const verify = async () => {
      await countReset(request);
      return reset.verifyCode(body);
    };
    return { status: true, token: await recorded(verify, eventsOf(request), eventsOfReset) };
  });

  routes('resetPassword', async ({ body, request }) => {
    const record = eventsOf(request);
    const change = async () => {
      await countReset(request);
      return reset.resetPassword(body, record);
    };
    return { status: true, token: await recorded(change, record, eventsOfReset) };
  });

  routes('verifyContact', async ({ body, caller }) => {
    await contacts.verify(requireUser(caller), contactOf(body), body.code);
    return { status: true, message: 'Verified !' };
  });
}
