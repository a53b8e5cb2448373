import { sql } from 'kysely';
import type { Language } from '../../http/language.ts';
import { type Address, type Announcement, channels, usualAlertChannels } from '../notifications/notification.ts';
import { isNotSuppressed } from '../notifications/suppressions.ts';

/** A reader of alerts with their switched-on and verified channels. */
export interface Reader {
  id: number;
  language: Language;
  email: string | null;
  sms: string | null;
  telegram: string | null;
}

const { email, sms, telegram } = usualAlertChannels;

/** The columns of a reader, of a user `u` whose switches are `c`. */
export const readerColumns = sql`u.id, u.language,
  case when u.is_email_verified and coalesce(c.email, ${email}) and ${isNotSuppressed('email', 'u.email')} then u.email end as email,
  case when u.is_phone_verified and coalesce(c.sms, ${sms}) and ${isNotSuppressed('sms', 'u.phone')} then u.phone end as sms,
  case when coalesce(c.telegram, ${telegram}) and ${isNotSuppressed('telegram', 'u.telegram_id::text')}
    then u.telegram_id::text end as telegram`;

/** Whether the subscription of a user `u` runs. */
export const isSubscriber = (now: Date) => sql`exists (
  select from subscriptions s where s.user_id = u.id and s.starts_at <= ${now} and s.ends_at > ${now})`;

const addressesOf = (reader: Reader): Address[] =>
  channels.flatMap((channel) => {
    const to = reader[channel];
    return to === null ? [] : [{ channel, to }];
  });

interface Alert extends Pick<Announcement, 'message' | 'because' | 'companyId'> {
  /** A digest or a change, which each reader gets once. */
  occasion: string;
}

/** One for every channel of a reader. */
export const announcementsFor = (reader: Reader, { occasion, ...about }: Alert): Announcement[] =>
  addressesOf(reader).map((address) => ({
    userId: reader.id,
    language: reader.language,
    address,
    event: `${about.message.template} ${reader.id} ${occasion} ${address.channel}`,
    ...about,
  }));
