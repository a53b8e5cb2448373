import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import type { SourceKind } from '../../../database/catalog-tables.ts';
import type { Database } from '../../../database/database.ts';

export interface FreshnessRow {
  id: number;
  kind: SourceKind;
  /** Language codes, such as am and en. */
  languages: string[];
  /** Weekdays, where Sunday is 0. Empty if they are unknown. */
  issuedOn: number[];
  /** Null if no collector reads the source. */
  collectedSince: Date | null;
  lastReadAt: Date | null;
  /** When the source should have been read again. */
  dueAt: Date | null;
  lastNoticeOn: CalendarDate | null;
  noticesLastWeek: number;
  /** Days from `since` with notices of the source. */
  days: CalendarDate[];
}

export interface Period {
  /** The first day of the seven that are counted. */
  weekFrom: CalendarDate;
  since: CalendarDate;
  /** The day after the last day. */
  until: CalendarDate;
}

/** Reads the sources with their active collectors and the printings of whole days. */
export async function readFreshness(db: Database, { weekFrom, since, until }: Period): Promise<FreshnessRow[]> {
  const { rows } = await sql<FreshnessRow>`
    select s.id, s.kind, s.languages, s.issued_on as "issuedOn",
      c.since as "collectedSince", c.read_at as "lastReadAt", c.due_at as "dueAt",
      (select max(published_on) from tender_sources p where p.source_id = s.id and published_on < ${until})
        as "lastNoticeOn",
      coalesce(n.in_week, 0)::int as "noticesLastWeek", coalesce(n.days, '{}') as days
    from sources s
    left join lateral (
      select min(created_at) as since, max(run.ended_at) as read_at,
        max(coalesce(run.ended_at, created_at) + every_seconds * interval '1 second') as due_at
      from collectors
      left join lateral (
        select ended_at from collection_runs r
        where r.collector_id = collectors.id and r.state = 'complete' order by r.id desc limit 1
      ) run on true
      where source_id = s.id and paused_at is null
    ) c on true
    left join lateral (
      select count(*) filter (where published_on >= ${weekFrom}) as in_week,
        array_agg(distinct published_on::text order by published_on::text) as days
      from tender_sources p
      where p.source_id = s.id and published_on >= ${since} and published_on < ${until}
    ) n on true
    order by s.id`.execute(db);
  return rows;
}

export async function readHolidays(db: Database, { since, until }: Period): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('holidays')
    .select('date')
    .where('date', '>=', since)
    .where('date', '<', until)
    .execute();
  return new Set(rows.map(({ date }) => date));
}
