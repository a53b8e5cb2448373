import type { QuietTimes } from '@awaj/domain/alert-times';
import { dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SavedFilters } from '../../database/people-tables.ts';
import type { Muted } from '../catalog/tenders/search/posted-tenders.ts';
import { type Channel, channels } from '../notifications/channels.ts';
import { quietTimesColumns } from '../notifications/quiet-times.ts';
import { isSubscriber, type Reader, readerColumns } from './reader-channels.ts';

/** A saved search that is due. The one without name and filters stands for the preferences. */
export interface DueSearch {
  id: number;
  name: string | null;
  filters: SavedFilters | null;
  frequency: 'at_once' | 'daily' | 'weekly';
  hour: number;
  /** The search has handled tenders up to this time; a text, because JSON has no dates. */
  toldUntil: string;
}

/** What decides which tenders a reader is alerted to. */
export interface AlertCriteria extends Preferences {
  muted: Muted;
  searches: DueSearch[];
}

export interface Skipped {
  /** Matches that are left out: the tenders of the last digests, and those that the reader has dismissed. */
  skipped: number[];
}

export interface AlertReader extends Reader, AlertCriteria, Skipped, QuietTimes {
  isSubscriber: boolean;
  mostADay: number | null;
  alertsToday: number;
}

/** Whether a subscriber wants alerts and can be reached. */
export const canBeAlerted = (reader: Pick<AlertReader, 'isSubscriber' | Channel>): boolean =>
  reader.isSubscriber && channels.some((channel) => reader[channel] !== null);

interface Moment {
  now: Date;
  /** Tenders that were new before this are not announced any more. */
  oldest: Date;
  /** The batch that immediate alerts have not finished; null without one. */
  unfinished: Date | null;
}

/** Whether a saved search `s` is due, by its hour or at once. */
const isDue = ({ now, unfinished }: Pick<Moment, 'now' | 'unfinished'>) => sql`(s.next_at <= ${now}
  or s.next_at is null and s.frequency = 'at_once' and not s.is_paused and s.told_until < ${unfinished}::timestamptz)`;

/** A reader who is due, with what decides whether they have anything new. */
export interface DueReader extends AlertCriteria {
  id: number;
  isSubscriber: boolean;
}

/** Of a user `u`. */
export const preferencesAndMutes = sql`
  array(select category_id from preferred_categories where user_id = u.id) as categories,
  array(select language_id from preferred_languages where user_id = u.id) as languages,
  array(select region_id from preferred_regions where user_id = u.id) as regions,
  (select json_build_object(
      'companies', coalesce(json_agg(company_id) filter (where company_id is not null), '[]'),
      'words', coalesce(json_agg(folded_word) filter (where folded_word is not null), '[]'))
    from mutes m where m.user_id = u.id) as muted`;

/** The searches `s` of one user as JSON, without tenders that were new before an instant. */
export const searchesSince = (oldest: Date) => sql`
  json_agg(json_build_object('id', s.id, 'name', s.name, 'filters', s.filters, 'frequency', s.frequency,
    'hour', s.hour, 'toldUntil', greatest(s.told_until, ${oldest}::timestamptz)) order by s.id)`;

const readersAtOnce = 2_000;

/** Reads some of the due readers, by id. Most have nothing new, so it reads little and locks nobody. */
export async function dueReadersAfter(db: Database, id: number, moment: Moment): Promise<DueReader[]> {
  const { now, oldest } = moment;
  const { rows } = await sql<DueReader>`
    with due as materialized (
      select user_id as id, ${searchesSince(oldest)} as searches from saved_searches s
      where ${isDue(moment)} and user_id > ${id} group by user_id order by user_id limit ${sql.lit(readersAtOnce)}
    )
    select u.id, ${isSubscriber(now)} as "isSubscriber", ${preferencesAndMutes}, searches from due u order by u.id
  `.execute(db);
  return rows;
}

/** Claims readers for this worker, with everything needed for their alerts. Readers claimed by another are left out. */
export async function claimReaders(trx: Database, ids: readonly number[], moment: Moment): Promise<AlertReader[]> {
  const { now, oldest } = moment;
  const today = instantInAddis(dateInAddis(now), { hour: 0, minute: 0 });
  const { rows } = await sql<AlertReader>`
    with taken as materialized (
      select id from users where id = any(${ids}::integer[]) order by id for no key update skip locked
    ), due as materialized (
      select * from saved_searches s where user_id in (select id from taken) and ${isDue(moment)} order by id for update
    )
    select ${readerColumns}, u.disabled_at is null and ${isSubscriber(now)} as "isSubscriber",
      ${quietTimesColumns}, a.most_a_day as "mostADay",
      (select count(*)::int from alert_digests d where d.user_id = u.id and d.at >= ${today}) as "alertsToday",
      array(select unnest(tender_ids) from alert_digests d where d.user_id = u.id and d.at > ${oldest}
        union select tender_id from dismissed_tenders where user_id = u.id) as skipped,
      ${preferencesAndMutes}, searches
    from (
      select user_id, ${searchesSince(oldest)} as searches from due s group by user_id
    ) searching
    join users u on u.id = searching.user_id
    left join channels c on c.user_id = u.id left join alert_settings a on a.user_id = u.id
    order by u.id`.execute(trx);
  return rows;
}

/** The next schedule of searches that were due. */
export interface SearchSchedule {
  ids: number[];
  /** Null for immediate alerts. */
  nextAt: Date | null;
  /** Null when their new tenders are not announced yet. */
  toldUntil: Date | null;
}

/** Stores the next schedule of searches that are still due. A search changed meanwhile keeps its new schedule. */
export async function rescheduleSearches(
  db: Database,
  schedules: readonly SearchSchedule[],
  moment: Pick<Moment, 'now' | 'unfinished'>,
) {
  await sql`
    with schedules as materialized (
      select unnest(ids) as id, "nextAt", "toldUntil"
      from jsonb_to_recordset(${JSON.stringify(schedules)}::jsonb)
        l (ids integer[], "nextAt" timestamptz, "toldUntil" timestamptz)
    ), due as materialized (
      select id from saved_searches s where id in (select id from schedules) and ${isDue(moment)}
      order by id for update skip locked
    )
    update saved_searches s set told_until = greatest(told_until, "toldUntil"), next_at = "nextAt"
    from schedules join due using (id)
    where s.id = schedules.id and (next_at is distinct from "nextAt" or told_until < "toldUntil")`.execute(db);
}
