import { hourMs } from '@awaj/domain/duration';
import type { Session } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { refusedFields } from '../../platform/errors.ts';
import type { LetterBox } from '../../platform/letter.ts';
import type { Limits } from '../../platform/limits.ts';
import { type Passwords, problemOfChosen } from '../../platform/passwords.ts';
import { endSessions } from '../../platform/sessions.ts';
import { findUser } from './account.repository.ts';

interface Dependencies {
  db: Database;
  limits: Limits;
  passwords: Passwords;
  messages: LetterBox;
}

const wrongPasswords = [{ times: 10, withinMs: hourMs }];

export function createPasswordService({ db, limits, passwords, messages }: Dependencies) {
  return async function changePassword(
    userId: number,
    session: Session | null,
    form: { old_password: string; new_password: string },
  ): Promise<void> {
    const problem = problemOfChosen(form.new_password);
    if (problem) throw refusedFields({ new_password: problem });
    const user = await findUser(db, userId);
    const key = `old password:${userId}`;
    await limits.take(key, wrongPasswords);
    const isOld = await passwords.matches(user.password_hash, form.old_password);
    // Asked for once more by somebody whom the first answer did not reach.
    const isNew = !isOld && (await passwords.matches(user.password_hash, form.new_password));
    if (!isOld && !isNew) throw refusedFields({ old_password: 'passwordWrong' });
    await limits.giveBack(key);
    if (isNew) return;
    const password_hash = await passwords.hash(form.new_password);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
      await endSessions(trx, userId, session?.tokenHash);
      const { phone, email, language } = user;
      const message = { template: 'passwordChanged' } as const;
      if (phone) await messages.post(trx, { userId, channel: 'sms', to: phone, language, message });
      else if (email) await messages.post(trx, { userId, channel: 'email', to: email, language, message });
    });
  };
}
