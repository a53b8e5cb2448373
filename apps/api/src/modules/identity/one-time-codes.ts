import { randomInt } from 'node:crypto';
import { dayMs, minuteMs } from '@awaj/domain/duration';
import { parseContactCode, parseResetCode } from '@awaj/domain/one-time-code';
import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { AppError } from '../../http/errors.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** What a code is valid for: this person, address and purpose only. */
export interface CodeScope {
  userId: number;
  purpose: 'reset' | 'contact';
  channel: 'phone' | 'email';
  address: string;
}

export interface OneTimeCodes {
  /** Creates a code and invalidates earlier ones of this purpose and channel. */
  issue(db: Database, scope: CodeScope): Promise<string>;
  /** Refuses a wrong code. A `proven` code stays valid for one more call, a `used` one is spent. */
  redeem(scope: CodeScope, typed: string, as: 'proven' | 'used'): Promise<void>;
}

interface Dependencies {
  db: Database;
  now: () => Date;
  sealing: Sealing;
}

const livesMs = 10 * minuteMs;
const tries = 3;
const wrongTries = [{ times: 10, withinMs: dayMs }];

/** Crockford's base 32 has no characters that look alike. */
const resetAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const resetLength = 4;

const createCode = {
  reset: () => Array.from({ length: resetLength }, () => resetAlphabet[randomInt(resetAlphabet.length)]).join(''),
  // No leading 0, which would be lost when a code is read as a number.
  contact: () => String(randomInt(1_000, 10_000)),
};
const parseCode = { reset: parseResetCode, contact: parseContactCode };

interface Attempt {
  scope: CodeScope;
  code: string;
  as: 'proven' | 'used';
}

export function createOneTimeCodes({ db, now, sealing }: Dependencies): OneTimeCodes {
  const digestOf = ({ userId, purpose, channel, address }: CodeScope, code: string) =>
    sealing.digest([userId, purpose, channel, address, code].join('\n'));

  const codesOf = ({ userId, purpose, channel }: CodeScope) => ({ user_id: userId, purpose, channel });

  /** Takes one of the tries of the newest code, so that only three of a thousand concurrent guesses are compared. */
  async function takeTry(trx: Database, scope: CodeScope) {
    return trx
      .updateTable('one_time_codes as code')
      .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('one_time_codes as newest')
          .select((sub) => sub.fn.max('newest.id').as('id'))
          .where((sub) => sub.and(codesOf(scope))),
      )
      .where('tries_left', '>', 0)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .where('address', '=', scope.address)
      .returning(['id', 'code_digest'])
      .executeTakeFirst();
  }

  /** Returns the refusal instead of throwing it, because a rollback would undo the counts of the wrong code. */
  async function refused(limits: RateLimiter, key: string): Promise<AppError> {
    try {
      await limits.consume(key, wrongTries, 'codesLocked');
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    return new AppError('wrongCode');
  }

  /**
   * Everything is stored in one transaction. Writing takes longest, and a second one would make a guess at a sent code
   * slower than a guess without a code.
   */
  async function attempt(trx: Database, { scope, code: typed, as }: Attempt): Promise<AppError | null> {
    const limits = createRateLimiter({ db: trx, now });
    const wrongKey = `wrong code:${scope.channel}:${scope.address}`;
    await limits.check(wrongKey, wrongTries, 'codesLocked');
    const code = await takeTry(trx, scope);
    // Counted the same way without a code or a user, so that neither the timing nor the limit reveals anything.
    if (!code || !isSameSecret(code.code_digest, digestOf(scope, typed))) return refused(limits, wrongKey);
    // A right code gets its try back, unless it was used meanwhile.
    const spent = await trx
      .updateTable('one_time_codes')
      .set((eb) => (as === 'used' ? { used_at: now() } : { proven_at: now(), tries_left: eb('tries_left', '+', 1) }))
      .where('id', '=', code.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return spent.numUpdatedRows === 0n ? new AppError('wrongCode') : null;
  }

  return {
    async issue(trx, scope) {
      const code = createCode[scope.purpose]();
      const at = now();
      await trx
        .deleteFrom('one_time_codes')
        .where((eb) => eb.and(codesOf(scope)))
        .execute();
      const valid = { created_at: at, expires_at: new Date(at.getTime() + livesMs), tries_left: tries };
      await trx
        .insertInto('one_time_codes')
        .values({ ...codesOf(scope), ...valid, address: scope.address, code_digest: digestOf(scope, code) })
        .execute();
      return code;
    },

    async redeem(scope, typed, as) {
      const parsed = parseCode[scope.purpose](typed);
      if (!parsed.ok) throw new AppError('wrongCode');
      const refusal = await db.transaction().execute((trx) => attempt(trx, { scope, code: parsed.value, as }));
      if (refusal) throw refusal;
    },
  };
}
