import { canReceiveSms } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import type { Address } from '../notifications/notification.ts';
import { findSuppressions } from '../notifications/suppressions.ts';
import { isMadeByLink } from './users.ts';

const findContacts = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['phone', 'is_phone_verified', 'email', 'is_email_verified', 'telegram_id', 'password_hash', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

type Contacts = NonNullable<Awaited<ReturnType<typeof findContacts>>>;

/** A mail says most; a chat costs nothing; an SMS reaches every phone. Somebody else may own what nobody has proven. */
function addressesOf(contacts: Contacts): Address[] {
  const { email, is_email_verified, telegram_id, phone, is_phone_verified } = contacts;
  // The phone of an account that a link made came from us.
  const isKnown = is_phone_verified || isMadeByLink(contacts);
  const addresses: (Address | false | '' | null)[] = [
    email && is_email_verified && { channel: 'email', to: email },
    telegram_id !== null && { channel: 'telegram', to: String(telegram_id) },
    phone && isKnown && canReceiveSms(phone) && { channel: 'sms', to: phone },
  ];
  return addresses.filter((address) => !!address);
}

async function firstOpen(db: Database, addresses: readonly Address[]): Promise<Address | null> {
  const closed = new Set((await findSuppressions(db, addresses)).map(({ channel }) => channel));
  return addresses.find(({ channel }) => !closed.has(channel)) ?? null;
}

/** Where somebody is told of money and of their plan, and in which language; undefined for an account that is closed. */
export async function findProvenAddress(
  db: Database,
  userId: number,
): Promise<{ address: Address | null; language: Language } | undefined> {
  const contacts = await findContacts(db, userId);
  return contacts && { address: await firstOpen(db, addressesOf(contacts)), language: contacts.language };
}
