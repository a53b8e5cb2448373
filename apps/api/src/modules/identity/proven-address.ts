import { canReceiveSms } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import type { Address } from '../notifications/notification.ts';
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
function addressOf(contacts: Contacts): Address | null {
  const { email, is_email_verified, telegram_id, phone, is_phone_verified } = contacts;
  if (email && is_email_verified) return { channel: 'email', to: email };
  if (telegram_id !== null) return { channel: 'telegram', to: String(telegram_id) };
  // The phone of an account that a link made came from us.
  const isKnown = is_phone_verified || isMadeByLink(contacts);
  return phone && isKnown && canReceiveSms(phone) ? { channel: 'sms', to: phone } : null;
}

/** Where somebody is told of money and of their plan, and in which language; undefined for an account that is closed. */
export async function findProvenAddress(
  db: Database,
  userId: number,
): Promise<{ address: Address | null; language: Language } | undefined> {
  const contacts = await findContacts(db, userId);
  return contacts && { address: addressOf(contacts), language: contacts.language };
}
