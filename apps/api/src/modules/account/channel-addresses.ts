import type { ChannelChoice, ChannelProblem } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import type { FieldProblem } from '../../http/problems.ts';
import { type Channel, channels } from '../notifications/channels.ts';
import type { Address } from '../notifications/notification.ts';
import { findSuppressions } from '../notifications/suppressions.ts';

export const contactsOf = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'is_email_verified', 'phone', 'is_phone_verified', 'telegram_id'])
    .where('id', '=', userId);

interface Contacts {
  email: string | null;
  is_email_verified: boolean;
  phone: string | null;
  is_phone_verified: boolean;
  telegram_id: number | null;
}

interface ChannelOfUser {
  /** Its name in requests. */
  field: keyof ChannelChoice;
  addressOf: (contacts: Contacts) => string | null;
  isVerified: (contacts: Contacts) => boolean;
  /** Why it cannot be switched on without an address. */
  withoutAddress: FieldProblem;
  /** Shows just enough to recognise one's own address; null where nobody would know it. */
  mask: (address: string) => string | null;
}

export const channelsOfUser: Readonly<Record<Channel, ChannelOfUser>> = {
  email: {
    field: 'email',
    addressOf: ({ email }) => email,
    isVerified: (contacts) => contacts.is_email_verified,
    withoutAddress: 'contactMissing',
    mask: (email) => email.replace(/^(.).*(@[^@]*)$/su, '$1…$2'),
  },
  sms: {
    field: 'SMS',
    addressOf: ({ phone }) => phone,
    isVerified: (contacts) => contacts.is_phone_verified,
    withoutAddress: 'contactMissing',
    mask: (phone) => `${phone.replace('+251', '0').slice(0, 2)}…${phone.slice(-2)}`,
  },
  telegram: {
    field: 'telegram',
    addressOf: (contacts) => contacts.telegram_id?.toString() ?? null,
    isVerified: () => true,
    withoutAddress: 'telegramUnlinked',
    mask: () => null,
  },
};

/** The address of each channel, verified or not. */
export const addressesOf = (contacts: Contacts): Address[] =>
  channels.flatMap((channel) => {
    const to = channelsOfUser[channel].addressOf(contacts);
    return to === null ? [] : [{ channel, to }];
  });

export const masked = ({ channel, to }: Address): string | null => channelsOfUser[channel].mask(to);

export async function channelProblemsOf(db: Database, contacts: Contacts): Promise<ChannelProblem[]> {
  const suppressions = await findSuppressions(db, addressesOf(contacts));
  return suppressions.map(({ channel, to, reason }) => ({ channel, reason, to: masked({ channel, to }) }));
}
