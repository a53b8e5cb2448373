import type { ChannelChoice, Channels } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import { channels, usualAlertChannels } from '../notifications/channels.ts';
import type { Address } from '../notifications/notification.ts';
import { findSuppressions, liftSuppression } from '../notifications/suppressions.ts';
import { addressesOf, channelsOfUser, contactsOf } from './channel-addresses.ts';

async function switchesOf(db: Database, userId: number): Promise<Channels> {
  const row = await db
    .selectFrom('channels')
    .select([...channels, 'weekly_letter'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { ...usualAlertChannels, weekly_letter: true };
}

/** The switches, with channels off whose address is suppressed. */
async function working(db: Database, switches: Channels, addresses: readonly Address[]): Promise<Channels> {
  const shown = { ...switches };
  for (const { channel } of await findSuppressions(db, addresses)) shown[channel] = false;
  return shown;
}

export async function channelsOf(db: Database, userId: number): Promise<Channels> {
  const contacts = await contactsOf(db, userId).executeTakeFirstOrThrow();
  return working(db, await switchesOf(db, userId), addressesOf(contacts));
}

const chosen = (wire: 0 | 1 | undefined, before: boolean): boolean => (wire === undefined ? before : wire === 1);

/**
 * Missing channels do not change; one without an address cannot be switched on. Switching one on lifts its suppression
 * if the address is verified, but not suppressions of other people's addresses.
 */
export async function saveChannels(db: Database, userId: number, choice: ChannelChoice): Promise<Channels> {
  return db.transaction().execute(async (trx) => {
    const user = await contactsOf(trx, userId).forUpdate().executeTakeFirstOrThrow();
    const before = await switchesOf(trx, userId);
    const after = { ...before, weekly_letter: chosen(choice.weekly_letter, before.weekly_letter) };
    for (const channel of channels) {
      const { field, addressOf, isVerified, withoutAddress } = channelsOfUser[channel];
      after[channel] = chosen(choice[field], before[channel]);
      if (choice[field] !== 1) continue;
      const to = addressOf(user);
      if (to === null) throw refusedFields({ [field]: withoutAddress });
      if (isVerified(user)) await liftSuppression(trx, { channel, to });
    }
    await trx
      .insertInto('channels')
      .values({ user_id: userId, ...after })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(after))
      .execute();
    return working(trx, after, addressesOf(user));
  });
}
