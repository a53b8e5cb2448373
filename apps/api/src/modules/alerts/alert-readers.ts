import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import type { Address } from '../notifications/notification.ts';

export interface AlertReader {
  id: number;
  language: Language;
  preferences: Preferences;
  /** Where alerts are wanted, and where the reader has proven to be. */
  addresses: readonly Address[];
}

interface Row extends Preferences {
  id: number;
  language: Language;
  email: string | null;
  sms: string | null;
  telegram: string | null;
}

const channels = ['email', 'sms', 'telegram'] as const;

const toReader = ({ id, language, categories, languages, regions, ...contacts }: Row): AlertReader => ({
  id,
  language,
  preferences: { categories, languages, regions },
  addresses: channels.flatMap((channel) => {
    const to = contacts[channel];
    return to === null ? [] : [{ channel, to }];
  }),
});

/**
 * Who has a subscription, has chosen a feed and can be written to, in the order of their ids. A reader who has not touched
 * the switches gets mails.
 */
export async function alertReadersAfter(db: Database, id: number, count: number, now: Date): Promise<AlertReader[]> {
  const { rows } = await sql<Row>`
    with reader as (
      select u.id, u.language,
        case when u.is_email_verified and coalesce(c.email, true) then u.email end as email,
        case when u.is_phone_verified and c.sms then u.phone end as sms,
        case when c.telegram then u.telegram_id::text end as telegram
      from users u left join channels c on c.user_id = u.id
      where u.id > ${id} and u.disabled_at is null
        and exists (select from preferred_categories p where p.user_id = u.id)
        and exists (select from subscriptions s
          where s.user_id = u.id and s.starts_at <= ${now} and s.ends_at > ${now})
    )
    select reader.*,
      array(select category_id from preferred_categories where user_id = reader.id) as categories,
      array(select language_id from preferred_languages where user_id = reader.id) as languages,
      array(select region_id from preferred_regions where user_id = reader.id) as regions
    from reader where coalesce(email, sms, telegram) is not null
    order by id limit ${count}`.execute(db);
  return rows.map(toReader);
}
