import type { QuietTimes } from '@awaj/domain/alert-times';
import { dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SavedFilters } from '../../database/people-tables.ts';
import { quietTimesColumns } from './choices/alert-settings.ts';
import { isSubscriber, type Reader, readerColumns } from './send-alert.ts';

/** A saved search whose time has come; the one without a name and filters is that for the preferences. */
export interface DueSearch {
  id: number;
  name: string | null;
  filters: SavedFilters | null;
  frequency: 'at_once' | 'daily' | 'weekly';
  hour: number;
  /** Tenders that were new until then are behind it; as text, as JSON has no dates. */
  toldUntil: string;
}

/** What somebody wants to hear of. */
export interface Wishes extends Preferences {
  muted: { companies: number[]; words: string[] };
  /** The tenders of the last digests, and those of which the reader wants to hear no more. */
  told: number[];
  searches: DueSearch[];
}

export interface AlertReader extends Reader, Wishes, QuietTimes {
  isSubscriber: boolean;
  mostADay: number | null;
  toldToday: number;
}

interface Moment {
  now: Date;
  /** What was new before is not told any more. */
  oldest: Date;
}

export interface DueReader {
  id: number;
  /** From when on there is something new for somebody who may be told; null for others. */
  since: Date | null;
}

/** Those whose time has come, in the order of their ids. */
export async function dueReadersAfter(
  db: Database,
  id: number,
  count: number,
  { now, oldest }: Moment,
): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    with due as materialized (
      select user_id, min(told_until) as told_until from saved_searches
      where next_at <= ${now} and user_id > ${id} group by user_id order by user_id limit ${sql.lit(count)}
    )
    select u.id, case when ${isSubscriber(now)} then greatest(due.told_until, ${oldest}) end as since
    from due join users u on u.id = due.user_id order by u.id`.execute(db);
  return rows;
}

/** Of a user `u`. */
export const preferencesAndMutes = sql`
  array(select category_id from preferred_categories where user_id = u.id) as categories,
  array(select language_id from preferred_languages where user_id = u.id) as languages,
  array(select region_id from preferred_regions where user_id = u.id) as regions,
  (select jsonb_build_object(
      'companies', coalesce(jsonb_agg(company_id) filter (where company_id is not null), '[]'),
      'words', coalesce(jsonb_agg(folded_word) filter (where folded_word is not null), '[]'))
    from mutes m where m.user_id = u.id) as muted`;

/** Searches `s` of one user as JSON: for them nothing is new that was so before an instant. */
export const searchesSince = (oldest: Date) => sql`
  jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'filters', s.filters, 'frequency', s.frequency,
    'hour', s.hour, 'toldUntil', greatest(s.told_until, ${oldest}::timestamptz)) order by s.id)`;

/** Takes readers for this worker alone, with all that decides on what they are told; those that another has are left out. */
export async function takeReaders(
  trx: Database,
  ids: readonly number[],
  { now, oldest }: Moment,
): Promise<AlertReader[]> {
  const today = instantInAddis(dateInAddis(now), { hour: 0, minute: 0 });
  const { rows } = await sql<AlertReader>`
    with taken as materialized (
      select id from users where id = any(${ids}::integer[]) order by id for no key update skip locked
    ), due as materialized (
      select * from saved_searches where user_id in (select id from taken) and next_at <= ${now} order by id for update
    )
    select ${readerColumns}, u.disabled_at is null and ${isSubscriber(now)} as "isSubscriber",
      ${quietTimesColumns}, a.most_a_day as "mostADay",
      (select count(*)::int from alert_digests d where d.user_id = u.id and d.at >= ${today}) as "toldToday",
      array(select unnest(tender_ids) from alert_digests d where d.user_id = u.id and d.at > ${oldest}
        union select tender_id from dismissed_tenders where user_id = u.id) as told,
      ${preferencesAndMutes}, searches
    from (
      select user_id, ${searchesSince(oldest)} as searches from due s group by user_id
    ) searching
    join users u on u.id = searching.user_id
    left join channels c on c.user_id = u.id left join alert_settings a on a.user_id = u.id
    order by u.id`.execute(trx);
  return rows;
}

/** What follows for a search that was due. */
export interface Looked {
  id: number;
  /** Null where it waits for something new. */
  nextAt: Date | null;
  /** Null where it has still to hear of what is new. */
  toldUntil: Date | null;
}

/** One that waits for something new is due again where that has come meanwhile. */
export async function keepLooked(trx: Database, looked: readonly Looked[], { at, now }: { at: Date; now: Date }) {
  await sql`
    update saved_searches s set told_until = coalesce(l."toldUntil", told_until),
      next_at = coalesce(l."nextAt",
        case when exists (select from alert_batches where at > ${at}) then ${now}::timestamptz end)
    from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
      l (id integer, "nextAt" timestamptz, "toldUntil" timestamptz)
    where s.id = l.id`.execute(trx);
}
