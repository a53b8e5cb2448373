import { type Phone, parsePhone, readablePhone } from '@awaj/domain/phone';
import type { Database } from '../../../database/database.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import type { RecordEvent } from '../../../http/logging.ts';
import type { OneTimeCodes } from '../../identity/one-time-codes.ts';
import { type Passwords, problemOfChosen } from '../../identity/passwords.ts';
import { provePhone } from '../../identity/proven-phone.ts';
import { endSessions, openSession } from '../../identity/sessions.ts';
import { noSuchId } from '../../identity/users.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { scopeOfReset } from './reset-codes.ts';
import { findResetTarget, type ResetTarget } from './reset-target.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  codes: OneTimeCodes;
  messages: Outbox;
  passwords: Passwords;
}

interface ResetForm {
  phone: string;
  code: string;
  password: string;
}

/** Gives the account its old verified phone back after a takeover. */
async function restoreVerifiedPhone(trx: Database, { userId, phone }: ResetTarget, at: Date): Promise<number> {
  const regained = { phone, telegram_id: null, is_phone_verified: true, phone_proven_at: at };
  await trx.updateTable('users').set(regained).where('id', '=', userId).execute();
  return userId;
}

/** Creates an account from a phone alone, which is also the name until they enter one. */
async function createAccount(trx: Database, { phone, language }: ResetTarget, at: Date): Promise<number> {
  const proven = { phone, is_phone_verified: true, phone_proven_at: at, created_at: at };
  const account = { ...proven, first_name: readablePhone(phone), last_name: '', language };
  // Somebody may sign up with the phone at the same moment.
  const rows = trx
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.doNothing());
  const user = await rows.returning('id').executeTakeFirst();
  if (!user) throw new AppError('busy');
  return user.id;
}

export function createResetService({ db, now, codes, messages, passwords }: Dependencies) {
  /** An unknown phone gets a target without a user, for which every code is wrong. */
  const targetOf = async (phone: Phone): Promise<ResetTarget> =>
    (await findResetTarget(db, phone, now())) ?? { userId: noSuchId, phone, isFormer: false, language: 'en' };

  async function parsedTargetOf(phone: string): Promise<ResetTarget> {
    const parsed = parsePhone(phone);
    if (!parsed.ok) throw new AppError('wrongCode');
    return targetOf(parsed.value);
  }

  return {
    /** Stores the phone for `reset-codes.ts`. Neither the answer nor its timing reveals whether it has an account. */
    async askForCode(phone: Phone): Promise<void> {
      await messages.refuseSpentSms(db, 'resetCode');
      const asked = { phone, asked_at: now() };
      await db
        .insertInto('reset_requests')
        .values(asked)
        .onConflict((conflict) => conflict.column('phone').doUpdateSet(asked))
        .execute();
    },

    /** The token only allows the reset that follows. */
    async verifyCode({ phone, code }: { phone: string; code: string }): Promise<string> {
      const target = await parsedTargetOf(phone);
      await codes.redeem(scopeOfReset(target), code, 'proven');
      return openSession(db, { userId: target.userId, purpose: 'reset', at: now() });
    },

    async resetPassword({ phone, code, password }: ResetForm, record: RecordEvent): Promise<string> {
      const problem = problemOfChosen(password);
      if (problem) throw refusedFields({ password: problem });
      const target = await parsedTargetOf(phone);
      const { phone: to, language } = target;
      // Checked before the costly hash and used up only after it, so that a busy server costs nobody their code.
      await codes.redeem(scopeOfReset(target), code, 'proven');
      const password_hash = await passwords.hash(password);
      await codes.redeem(scopeOfReset(target), code, 'used');
      return db.transaction().execute(async (trx) => {
        const at = now();
        // The code has verified the phone.
        const userId = target.isFormer
          ? await restoreVerifiedPhone(trx, target, at)
          : ((await provePhone(trx, messages, { phone: to, at, by: 'code' })) ??
            (await createAccount(trx, target, at)));
        await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
        record(userId === target.userId ? 'reset.done' : 'phone.taken-over', { userId });
        await endSessions(trx, userId);
        await messages.enqueue(trx, { userId, channel: 'sms', to, language, message: { template: 'passwordChanged' } });
        return openSession(trx, { userId, purpose: 'login', at });
      });
    },
  };
}
