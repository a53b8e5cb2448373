import type { Sealing } from '../../database/sealing.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { type Channel, channels } from './channels.ts';
import type { MailingList } from './mailing-lists.ts';
import type { Address } from './notification.ts';

/** What a token unsubscribes a user from. */
interface Unsubscription {
  userId: number;
  list: MailingList;
}

const pattern = new RegExp(
  String.raw`^(\d{1,9})\.(${channels.join('|')})\.(alerts|weeklyLetter|search-\d{1,9})\.([\w-]{43})$`,
);

/**
 * A link in a mail unsubscribes without a login. Tokens are not stored: each is a keyed digest of the user, the list
 * and the address that the mail went to, so it stops working when the user changes the address.
 */
export function createUnsubscribeTokens(sealing: Pick<Sealing, 'digest'>) {
  const digestOf = ({ userId, list }: Unsubscription, { channel, to }: Address): string =>
    sealing.digest(['unsubscribe', userId, list, channel, to].join('\n')).toString('base64url');

  return {
    issue: (what: Unsubscription, address: Address): string =>
      [what.userId, address.channel, what.list, digestOf(what, address)].join('.'),

    /** Parses a token; null if it is malformed. Only `isFor` verifies it. */
    read(token: string) {
      const [, userId, channel, list, digest] = pattern.exec(token) ?? [];
      if (digest === undefined) return null;
      const what = { userId: Number(userId), list: list as MailingList };
      const isFor = (address: Address) => isSameSecret(digest, digestOf(what, address));
      return { ...what, channel: channel as Channel, isFor };
    },
  };
}
