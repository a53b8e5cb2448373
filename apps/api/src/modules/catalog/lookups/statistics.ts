import type { Statistics } from '@awaj/api-client/schema';
import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isOpenAndClosesLater } from '../tenders/search/open-tenders.ts';

const activeSourceDays = 30;

/** Each number comes from an index that holds only the counted rows. */
export async function countStatistics(db: Database, now: Date): Promise<Statistics> {
  const today = dateInAddis(now);
  const midnight = { hour: 0, minute: 0 };
  const todayStart = instantInAddis(today, midnight);
  const yesterdayStart = instantInAddis(addDays(today, -1), midnight);
  const { rows } = await sql<Statistics>`
    select
      (select count(*)::int from tenders t where ${isOpenAndClosesLater('t', now)}) as open_tenders,
      (select count(*)::int from tenders where created_at >= ${todayStart} and created_at <= ${now}) as added_today,
      (select count(*)::int from tenders where created_at >= ${yesterdayStart} and created_at < ${todayStart}) as added_yesterday,
      (select count(*)::int from sources where exists (
        select from tender_sources
        where source_id = sources.id and published_on > ${addDays(today, -activeSourceDays)}
      )) as sources,
      (select count(*)::int from regions where exists (
        select from tender_postings p
        where p.category_id = 0 and p.region_id = regions.id and ${isOpenAndClosesLater('p', now)}
      )) as regions`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('Nothing was counted.');
  return counted;
}
