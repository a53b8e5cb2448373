import type { ChannelChoice, Channels } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import { usualAlertChannels } from '../notifications/notification.ts';

export async function channelsOf(db: Database, userId: number): Promise<Channels> {
  const row = await db
    .selectFrom('channels')
    .select(['email', 'sms', 'telegram'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? usualAlertChannels;
}

const chosen = (wire: 0 | 1 | undefined, before: boolean): boolean => (wire === undefined ? before : wire === 1);

/** A channel that is left out stays as it is; one that leads nowhere cannot be switched on. */
export async function saveChannels(db: Database, userId: number, choice: ChannelChoice): Promise<Channels> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'phone', 'telegram_id'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (choice.telegram === 1 && user.telegram_id === null) throw refusedFields({ telegram: 'telegramUnlinked' });
    if (choice.email === 1 && user.email === null) throw refusedFields({ email: 'contactMissing' });
    if (choice.SMS === 1 && user.phone === null) throw refusedFields({ SMS: 'contactMissing' });
    const before = await channelsOf(trx, userId);
    const after = {
      email: chosen(choice.email, before.email),
      sms: chosen(choice.SMS, before.sms),
      telegram: chosen(choice.telegram, before.telegram),
    };
    await trx
      .insertInto('channels')
      .values({ user_id: userId, ...after })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(after))
      .execute();
    return after;
  });
}
