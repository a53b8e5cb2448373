import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { fromApiQuery, lockedFilters } from '@awaj/domain/search-filters';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import {
  type AlertCriteria,
  type DueSearch,
  preferencesAndMutes,
  type Skipped,
  searchesSince,
} from './alert-readers.ts';
import { isSubscriber, isSwitchedOn, openAddress, type Reader } from './reader-channels.ts';

export type WeeklyReader = Reader & AlertCriteria & Skipped;

/** Whether it uses no filter for subscribers only, because its results would reveal the locked values. */
const isFree = ({ filters }: DueSearch): boolean =>
  filters === null || lockedFilters(fromApiQuery(filters), 'unsubscribed').length === 0;

/** Not only if alerts in the chat are on, because they are off by default; then mail must be on. */
const chat = openAddress('telegram', sql`(${isSwitchedOn('email')} or ${isSwitchedOn('telegram')})`);

/**
 * Readers without a subscription who have searches and an email or a chat and have not unsubscribed, by id. There is no
 * room for titles in an SMS.
 */
export async function weeklyReadersAfter(
  db: Database,
  id: number,
  count: number,
  { now, since }: { now: Date; since: Date },
): Promise<WeeklyReader[]> {
  const { rows } = await sql<WeeklyReader>`
    select * from (
      select u.id, u.language, ${openAddress('email')}, null as sms, ${chat}, ${preferencesAndMutes}, array(select tender_id from dismissed_tenders where user_id = u.id) as skipped,
        (select ${searchesSince(since)} from saved_searches s where s.user_id = u.id and not s.is_paused) as searches
      from users u left join channels c on c.user_id = u.id
      where u.id > ${id} and u.disabled_at is null and coalesce(c.weekly_letter, true) and not ${isSubscriber(now)}
        and not exists (
          select from alert_settings a where a.user_id = u.id and a.holiday_until > ${dateInAddis(now)}::date)
    ) reader where coalesce(email, telegram) is not null and searches is not null order by id limit ${count}`.execute(
    db,
  );
  return rows.map((reader) => ({ ...reader, searches: reader.searches.filter(isFree) }));
}
