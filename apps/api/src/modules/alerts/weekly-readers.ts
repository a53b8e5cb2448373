import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { fromApiQuery, lockedFilters } from '@awaj/domain/search-filters';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type DueSearch, preferencesAndMutes, searchesSince, type Told, type Wishes } from './alert-readers.ts';
import { isSubscriber, type Reader, readerColumns } from './send-alert.ts';

export type WeeklyReader = Reader & Wishes & Told;

/** Whether it uses no filter for subscribers only, because its results would reveal the locked values. */
const isFree = ({ filters }: DueSearch): boolean =>
  filters === null || lockedFilters(fromApiQuery(filters), 'unsubscribed').length === 0;

/** Readers without a subscription who have searches and a verified email and have not unsubscribed, by id. */
export async function weeklyReadersAfter(
  db: Database,
  id: number,
  count: number,
  { now, since }: { now: Date; since: Date },
): Promise<WeeklyReader[]> {
  const { rows } = await sql<WeeklyReader>`
    select * from (
      select ${readerColumns}, ${preferencesAndMutes}, array(select tender_id from dismissed_tenders where user_id = u.id) as told,
        (select ${searchesSince(since)} from saved_searches s where s.user_id = u.id and not s.is_paused) as searches
      from users u left join channels c on c.user_id = u.id
      where u.id > ${id} and u.disabled_at is null and coalesce(c.weekly_letter, true) and not ${isSubscriber(now)}
        and not exists (
          select from alert_settings a where a.user_id = u.id and a.holiday_until > ${dateInAddis(now)}::date)
    ) reader where email is not null and searches is not null order by id limit ${count}`.execute(db);
  return rows.map((reader) => ({ ...reader, searches: reader.searches.filter(isFree) }));
}
