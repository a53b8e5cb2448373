import type { ChannelChoice, Channels, Unsubscribing } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { AppError } from '../../http/errors.ts';
import type { Routes } from '../identity/caller.ts';
import type { MailingList } from '../notifications/mailing-lists.ts';
import type { Address, Channel } from '../notifications/notification.ts';
import { createUnsubscribeTokens } from '../notifications/unsubscribe-tokens.ts';
import { addressesOf, contactsOf, masked } from './channel-addresses.ts';
import { channelsOf, saveChannels } from './channels.service.ts';

interface Dependencies {
  db: Database;
  sealing: Sealing;
}

interface Found {
  userId: number;
  list: MailingList;
  address: Address;
}

const switchOf = ({ list, address }: Found): keyof Channels =>
  list === 'weeklyLetter' ? 'weekly_letter' : address.channel;

const fieldOf = { email: 'email', sms: 'SMS', telegram: 'telegram' } as const satisfies Record<
  Channel,
  keyof ChannelChoice
>;

function choiceOf({ list, address }: Found, isOn: boolean): ChannelChoice {
  const field = list === 'weeklyLetter' ? 'weekly_letter' : fieldOf[address.channel];
  return { [field]: isOn ? 1 : 0 };
}

const toDto = (found: Found, channels: Channels): Unsubscribing => ({
  list: found.list,
  channel: found.address.channel,
  to: masked(found.address),
  is_stopped: !channels[switchOf(found)],
});

/** Stopping letters by the link that each of them has, without logging in. */
export function unsubscribingRoutes(routes: Routes, { db, sealing }: Dependencies): void {
  const tokens = createUnsubscribeTokens(sealing);

  async function find(text: string): Promise<Found> {
    const token = tokens.read(text);
    const user = token && (await contactsOf(db, token.userId).executeTakeFirst());
    const address = user && addressesOf(user).find(({ channel }) => channel === token.channel);
    if (!address || !token.isFor(address)) throw new AppError('notFound');
    return { userId: token.userId, list: token.list, address };
  }

  routes('getUnsubscribing', async ({ params }) => {
    const found = await find(params.token);
    return toDto(found, await channelsOf(db, found.userId));
  });

  routes('saveUnsubscribing', async ({ params, body }) => {
    const found = await find(params.token);
    return toDto(found, await saveChannels(db, found.userId, choiceOf(found, !body.is_stopped)));
  });
}
