import type { ChannelChoice, Channels } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import { refusedFields } from '../../http/errors.ts';
import { type Address, type Channel, usualAlertChannels } from '../notifications/notification.ts';
import { findSuppressions, liftSuppression } from '../notifications/suppressions.ts';
import { addressesOf, contactsOf } from './channel-addresses.ts';

async function switchesOf(db: Database, userId: number): Promise<Channels> {
  const row = await db
    .selectFrom('channels')
    .select(['email', 'sms', 'telegram', 'weekly_letter'])
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
    if (choice.telegram === 1 && user.telegram_id === null) throw refusedFields({ telegram: 'telegramUnlinked' });
    if (choice.email === 1 && user.email === null) throw refusedFields({ email: 'contactMissing' });
    if (choice.SMS === 1 && user.phone === null) throw refusedFields({ SMS: 'contactMissing' });
    const before = await switchesOf(trx, userId);
    const after = {
      email: chosen(choice.email, before.email),
      sms: chosen(choice.SMS, before.sms),
      telegram: chosen(choice.telegram, before.telegram),
      weekly_letter: chosen(choice.weekly_letter, before.weekly_letter),
    };
    await trx
      .insertInto('channels')
      .values({ user_id: userId, ...after })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(after))
      .execute();
    const switchedOn: Record<Channel, boolean> = {
      email: choice.email === 1 && user.is_email_verified,
      sms: choice.SMS === 1 && user.is_phone_verified,
      telegram: choice.telegram === 1,
    };
    const addresses = addressesOf(user);
    for (const address of addresses) if (switchedOn[address.channel]) await liftSuppression(trx, address);
    return working(trx, after, addresses);
  });
}
