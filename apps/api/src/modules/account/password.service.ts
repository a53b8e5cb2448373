import { hourMs } from '@awaj/domain/duration';
import { canReceiveSms } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import type { RecordEvent } from '../../http/logging.ts';
import type { Session } from '../identity/caller.ts';
import { type Passwords, problemOfChosen } from '../identity/passwords.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import { endSessions } from '../identity/sessions.ts';
import type { Outbox } from '../notifications/notification.ts';
import { findUser } from './account.repository.ts';

interface Dependencies {
  db: Database;
  limits: RateLimiter;
  passwords: Passwords;
  messages: Outbox;
}

const wrongPasswords = [{ times: 10, withinMs: hourMs }];

/**
 * A stolen session could have connected a Telegram account. A connection made after the last verification by code ends,
 * and the bot asks its user for the phone again.
 */
async function endYoungTelegramLink(trx: Database, userId: number): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('telegram_id')
    .where('id', '=', userId)
    .where('telegram_id', 'is not', null)
    .where((eb) => eb.or([eb('phone_proven_at', 'is', null), eb('telegram_linked_at', '>', eb.ref('phone_proven_at'))]))
    .executeTakeFirst();
  if (!user?.telegram_id) return;
  await trx.updateTable('users').set({ telegram_id: null }).where('id', '=', userId).execute();
  await trx.updateTable('channels').set({ telegram: false }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('telegram_contacts').where('telegram_id', '=', user.telegram_id).execute();
}

export function createPasswordService({ db, limits, passwords, messages }: Dependencies) {
  return async function changePassword(
    userId: number,
    { session, record }: { session: Session | null; record: RecordEvent },
    form: { old_password: string; new_password: string },
  ): Promise<void> {
    const problem = problemOfChosen(form.new_password);
    if (problem) throw refusedFields({ new_password: problem });
    const user = await findUser(db, userId);
    const key = `old password:${userId}`;
    await limits.consume(key, wrongPasswords);
    const isOld = await passwords.matches(user.password_hash, form.old_password);
    // A repeated request, because the first answer was lost.
    const isNew = !isOld && (await passwords.matches(user.password_hash, form.new_password));
    if (!isOld && !isNew) throw refusedFields({ old_password: 'passwordWrong' });
    await limits.refund(key);
    if (isNew) return;
    const password_hash = await passwords.hash(form.new_password);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
      await endSessions(trx, userId, session?.tokenHash);
      await endYoungTelegramLink(trx, userId);
      record('password.changed', { userId });
      const { phone, email, language } = user;
      const message = { template: 'passwordChanged' } as const;
      if (phone && canReceiveSms(phone))
        await messages.enqueue(trx, { userId, channel: 'sms', to: phone, language, message });
      else if (email) await messages.enqueue(trx, { userId, channel: 'email', to: email, language, message });
    });
  };
}
