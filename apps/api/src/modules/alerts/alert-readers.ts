import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isSubscriber, type Reader, readerColumns } from './send-alert.ts';

/** Who hears in the morning of what is new. */
export type AlertReader = Reader & Preferences;

/** Who has a subscription, has chosen a feed and can be written to, in the order of their ids. */
export async function alertReadersAfter(db: Database, id: number, count: number, now: Date): Promise<AlertReader[]> {
  const { rows } = await sql<AlertReader>`
    with reader as (
      select ${readerColumns} from users u left join channels c on c.user_id = u.id
      where u.id > ${id} and u.disabled_at is null
        and exists (select from preferred_categories p where p.user_id = u.id)
        and ${isSubscriber(now)}
    )
    select reader.*,
      array(select category_id from preferred_categories where user_id = reader.id) as categories,
      array(select language_id from preferred_languages where user_id = reader.id) as languages,
      array(select region_id from preferred_regions where user_id = reader.id) as regions
    from reader where coalesce(email, sms, telegram) is not null
    order by id limit ${count}`.execute(db);
  return rows;
}
