import { type Phone, parsePhone } from '@awaj/domain/phone';
import type { Database } from '../../platform/database.ts';
import { AppError, refusedFields } from '../../platform/errors.ts';
import type { LetterBox } from '../../platform/letter.ts';
import { type Passwords, problemOfChosen } from '../../platform/passwords.ts';
import { endSessions, openSession } from '../../platform/sessions.ts';
import { findResetTarget, nobody, type ResetTarget } from '../../platform/users.ts';
import type { CodeScope, OneTimeCodes } from './one-time-codes.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  codes: OneTimeCodes;
  messages: LetterBox;
  passwords: Passwords;
}

const scopeOf = ({ userId, phone }: ResetTarget): CodeScope => ({
  userId,
  purpose: 'reset',
  channel: 'phone',
  address: phone,
});

/** Whoever got the code has the phone: it is verified, and the account's again if somebody has taken it away. */
async function regain(trx: Database, { userId, phone }: ResetTarget): Promise<void> {
  const users = trx.updateTable('users').where('id', '=', userId);
  await users.set({ phone, telegram_id: null }).where('phone', 'is distinct from', phone).execute();
  await users.set({ is_phone_verified: true }).execute();
}

export function createResetService({ db, now, codes, messages, passwords }: Dependencies) {
  /** An unknown phone is nobody's, who has no code: any code for it is wrong. */
  const targetOf = async (phone: Phone): Promise<ResetTarget> =>
    (await findResetTarget(db, phone, now())) ?? { userId: nobody, phone, language: 'en' };

  async function parsedTargetOf(phone: string): Promise<ResetTarget> {
    const parsed = parsePhone(phone);
    if (!parsed.ok) throw new AppError('wrongCode');
    return targetOf(parsed.value);
  }

  return {
    /** Whether there is an account cannot be told from the answer, nor from how long it takes. */
    async sendCode(phone: Phone): Promise<void> {
      const target = await targetOf(phone);
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, scopeOf(target));
        const { userId, phone: to, language } = target;
        await messages.post(trx, { userId, channel: 'sms', to, language, message: { template: 'resetCode', code } });
      });
    },

    /** The token is good for nothing but the reset that follows. */
    async verifyCode(phone: string, code: string): Promise<string> {
      const target = await parsedTargetOf(phone);
      await codes.redeem(scopeOf(target), code, 'proven');
      return openSession(db, { userId: target.userId, purpose: 'reset', at: now() });
    },

    async resetPassword({ phone, code, password }: { phone: string; code: string; password: string }): Promise<string> {
      const problem = problemOfChosen(password);
      if (problem) throw refusedFields({ password: problem });
      const target = await parsedTargetOf(phone);
      const { userId, phone: to, language } = target;
      // Before the password is hashed, which is costly, and spent only after it: a busy moment costs nobody the code.
      await codes.redeem(scopeOf(target), code, 'proven');
      const password_hash = await passwords.hash(password);
      await codes.redeem(scopeOf(target), code, 'used');
      return db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
        await regain(trx, target);
        await endSessions(trx, userId);
        await messages.post(trx, { userId, channel: 'sms', to, language, message: { template: 'passwordChanged' } });
        return openSession(trx, { userId, purpose: 'login', at: now() });
      });
    },
  };
}
