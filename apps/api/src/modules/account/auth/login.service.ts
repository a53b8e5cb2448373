import { hourMs, minuteMs } from '@awaj/domain/duration';
import { parseEmail } from '@awaj/domain/email';
import { parseLoginPhone } from '@awaj/domain/phone';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { RecordEvent } from '../../../http/logging.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import { openSession } from '../../identity/sessions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  passwords: Passwords;
}

interface Attempt {
  username: string;
  password: string;
  ip: string;
  record: RecordEvent;
}

const failuresOfOne = [{ times: 25, withinMs: hourMs }];
/** Many phones of a mobile network share one IP address, so this limit is high. */
const failuresOfAddress = [{ times: 300, withinMs: 5 * minuteMs }];

export function createLoginService({ db, now, limits, passwords }: Dependencies) {
  /** One key per account, however the username is typed. */
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
    /** Unknown, wrong and malformed logins take the same time and get the same answer. */
    async logIn({ username, password, ip, record }: Attempt): Promise<string> {
      const identity = identify(username);
      const accountLimitKey = `login:${identity?.value ?? username.trim().toLowerCase()}`;
      const addressLimitKey = `login from:${ip}`;
      const refund = async () => {
        await limits.refund(accountLimitKey);
        await limits.refund(addressLimitKey);
      };
      // Checked first, so that a blocked IP address cannot lock accounts.
      await limits.check(addressLimitKey, failuresOfAddress);
      // Counted before the password is compared, so that concurrent guesses are all counted.
      await limits.consume(accountLimitKey, failuresOfOne, 'loginLocked');
      await limits.consume(addressLimitKey, failuresOfAddress);
      const user = identity ? await findUser(identity) : undefined;
      const isRight = await passwords.matches(user?.password_hash ?? null, password, 'login').catch(async (error) => {
        // The password was not compared, so this was no guess.
        await refund();
        throw error;
      });
      if (!user || !isRight) {
        record('login.failed', user && { userId: user.id });
        throw new AppError('invalidCredential');
      }
      await refund();
      // Every login is from a new device, because a signed-in device does not log in.
      record('login.new-device', { userId: user.id });
      return openSession(db, { userId: user.id, purpose: 'login', at: now() });
    },
  };
}
