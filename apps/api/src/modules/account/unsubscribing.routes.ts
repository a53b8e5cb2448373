import type { Channels, Unsubscribing } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { AppError } from '../../http/errors.ts';
import type { Routes } from '../identity/caller.ts';
import { type MailingList, searchIdOf } from '../notifications/mailing-lists.ts';
import type { Address } from '../notifications/notification.ts';
import { createUnsubscribeTokens } from '../notifications/unsubscribe-tokens.ts';
import { addressesOf, channelsOfUser, contactsOf, masked } from './channel-addresses.ts';
import { channelsOf, saveChannels } from './channels.service.ts';

interface Dependencies {
  db: Database;
  sealing: Sealing;
  /** Pauses a search, or resumes it. */
  pauseSearch(userId: number, searchId: number, isPaused: boolean): Promise<unknown>;
}

interface Found {
  userId: number;
  list: MailingList;
  address: Address;
}

type State = Pick<Unsubscribing, 'list' | 'name' | 'is_stopped'>;

/** Of a switch of the settings. */
function switchOf(list: 'alerts' | 'weeklyLetter', { channel }: Address) {
  if (list === 'weeklyLetter') return { name: 'weekly_letter', field: 'weekly_letter' } as const;
  return { name: channel, field: channelsOfUser[channel].field } as const;
}

async function switchState(db: Database, { userId, list, address }: Found, isStopped?: boolean): Promise<State> {
  const named = list === 'weeklyLetter' ? list : 'alerts';
  const { name, field } = switchOf(named, address);
  const channels: Channels =
    isStopped === undefined
      ? await channelsOf(db, userId)
      : await saveChannels(db, userId, { [field]: isStopped ? 0 : 1 });
  return { list: named, name: null, is_stopped: !channels[name] };
}

/** Unsubscribing by the link in each letter, without a login. */
export function unsubscribingRoutes(routes: Routes, { db, sealing, pauseSearch }: Dependencies): void {
  const tokens = createUnsubscribeTokens(sealing);

  async function searchState(userId: number, searchId: number, isPaused?: boolean): Promise<State> {
    if (isPaused !== undefined) await pauseSearch(userId, searchId, isPaused);
    const search = await db
      .selectFrom('saved_searches')
      .select(['name', 'is_paused'])
      .where('id', '=', searchId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!search) throw new AppError('notFound');
    return { list: 'search', name: search.name, is_stopped: search.is_paused };
  }

  async function find(text: string): Promise<Found> {
    const token = tokens.read(text);
    const user = token && (await contactsOf(db, token.userId).executeTakeFirst());
    const address = user && addressesOf(user).find(({ channel }) => channel === token.channel);
    if (!address || !token.isFor(address)) throw new AppError('notFound');
    return { userId: token.userId, list: token.list, address };
  }

  /** Reads the state, or changes it first. */
  async function stateOf(token: string, isStopped?: boolean): Promise<Unsubscribing> {
    const found = await find(token);
    const { userId, list, address } = found;
    const searchId = searchIdOf(list);
    const state =
      searchId === null ? await switchState(db, found, isStopped) : await searchState(userId, searchId, isStopped);
    return { ...state, channel: address.channel, to: masked(address) };
  }

  routes('getUnsubscribing', ({ params }) => stateOf(params.token));
  routes('saveUnsubscribing', ({ params, body }) => stateOf(params.token, body.is_stopped));
}
