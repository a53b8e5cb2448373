import { sql } from 'kysely';
import type { Language } from '../../http/language.ts';
import type { Address } from '../notifications/notification.ts';

export interface Contacts {
  id: number;
  language: Language;
  email: string | null;
  sms: string | null;
  telegram: string | null;
}

const channels = ['email', 'sms', 'telegram'] as const;

/**
 * Of a user `u` whose switches are `c`: where alerts are wanted, and where the user has proven to be. Whoever has not
 * touched the switches gets mails.
 */
export const contactColumns = sql`u.id, u.language,
  case when u.is_email_verified and coalesce(c.email, true) then u.email end as email,
  case when u.is_phone_verified and c.sms then u.phone end as sms,
  case when c.telegram then u.telegram_id::text end as telegram`;

export const addressesOf = (contacts: Contacts): Address[] =>
  channels.flatMap((channel) => {
    const to = contacts[channel];
    return to === null ? [] : [{ channel, to }];
  });
