import type { ChannelProblem } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import type { Address } from '../notifications/notification.ts';
import { findSuppressions } from '../notifications/suppressions.ts';

export const contactsOf = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'is_email_verified', 'phone', 'is_phone_verified', 'telegram_id'])
    .where('id', '=', userId);

interface Contacts {
  email: string | null;
  phone: string | null;
  telegram_id: number | null;
}

/** The address of each channel, verified or not. */
export const addressesOf = ({ email, phone, telegram_id }: Contacts): Address[] => [
  ...(email === null ? [] : [{ channel: 'email', to: email } as const]),
  ...(phone === null ? [] : [{ channel: 'sms', to: phone } as const]),
  ...(telegram_id === null ? [] : [{ channel: 'telegram', to: String(telegram_id) } as const]),
];

/** Shows just enough to recognise one's own address: the first letter of an email, or both ends of a phone. */
export function masked({ channel, to }: Address): string | null {
  if (channel === 'telegram') return null;
  if (channel === 'email') return to.replace(/^(.).*(@[^@]*)$/su, '$1…$2');
  return `${to.replace('+251', '0').slice(0, 2)}…${to.slice(-2)}`;
}

export async function channelProblemsOf(db: Database, contacts: Contacts): Promise<ChannelProblem[]> {
  const suppressions = await findSuppressions(db, addressesOf(contacts));
  return suppressions.map(({ channel, to, reason }) => ({ channel, reason, to: masked({ channel, to }) }));
}
