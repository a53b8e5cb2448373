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

/** Verified addresses only, in this order: mail holds most, a chat is free, an SMS reaches every phone. */
function addressesOf(contacts: Contacts): Address[] {
  const { email, is_email_verified, telegram_id, phone, is_phone_verified } = contacts;
  // The phone of an account that a link created came from us.
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

/** The address and language for messages about money and plans; undefined for a closed account. */
export async function findProvenAddress(
  db: Database,
  userId: number,
): Promise<{ address: Address | null; language: Language } | undefined> {
  const contacts = await findContacts(db, userId);
  return contacts && { address: await firstOpen(db, addressesOf(contacts)), language: contacts.language };
}
