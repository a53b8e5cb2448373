import { hourMs, minuteMs } from '@awaj/domain/duration';
import { parseEmail } from '@awaj/domain/email';
import { parseLoginPhone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { RecordEvent } from '../../http/logging.ts';
import type { Limits } from '../identity/limits.ts';
import type { Passwords } from '../identity/passwords.ts';
import { openSession } from '../identity/sessions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: Limits;
  passwords: Passwords;
}

interface Attempt {
  username: string;
  password: string;
  ip: string;
  record: RecordEvent;
}

const failuresOfOne = [{ times: 25, withinMs: hourMs }];
/** Whole neighbourhoods share one address of their mobile network, so it counts last and allows much. */
const failuresOfAddress = [{ times: 300, withinMs: 5 * minuteMs }];

export function createLoginService({ db, now, limits, passwords }: Dependencies) {
  /** One text for one account, however its name was typed. */
  function identify(username: string): { column: 'phone' | 'email'; value: string } | null {
    const phone = parseLoginPhone(username);
    if (phone.ok) return { column: 'phone', value: phone.value };
    const email = parseEmail(username);
    return email.ok ? { column: 'email', value: email.value } : null;
  }

  const findUser = ({ column, value }: { column: 'phone' | 'email'; value: string }) =>
    db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where(column, '=', value)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();

  return {
    /** Unknown, wrong and malformed take the same time and answer alike. */
    async logIn({ username, password, ip, record }: Attempt): Promise<string> {
      const identity = identify(username);
      const accountLimitKey = `login:${identity?.value ?? username.trim().toLowerCase()}`;
      const addressLimitKey = `login from:${ip}`;
      const refund = async () => {
        await limits.refund(accountLimitKey);
        await limits.refund(addressLimitKey);
      };
      // An address that may not try any more locks nobody's account either.
      await limits.check(addressLimitKey, failuresOfAddress);
      // Counted before the password is looked at, so that guesses sent all at once are all counted.
      await limits.consume(accountLimitKey, failuresOfOne, 'loginLocked');
      await limits.consume(addressLimitKey, failuresOfAddress);
      const user = identity ? await findUser(identity) : undefined;
      const isRight = await passwords.matches(user?.password_hash ?? null, password, 'login').catch(async (error) => {
        // Nobody has looked at the password, so nothing was tried.
        await refund();
        throw error;
      });
      if (!user || !isRight) {
        record('login.failed', user && { userId: user.id });
        throw new AppError('invalidCredential');
      }
      await refund();
      // A device that somebody is signed in on does not log in.
      record('login.new-device', { userId: user.id });
      return openSession(db, { userId: user.id, purpose: 'login', at: now() });
    },
  };
}
