import type { QuietTimes } from '@awaj/domain/alert-times';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isCloseApproximate } from '../catalog/tenders/filters/shared-conditions.ts';
import type { ChangeKind } from '../notifications/notification.ts';
import { quietTimesColumns } from '../notifications/quiet-times.ts';
import { hasAddress, isSubscriber, type Reader, readerColumns } from './reader-channels.ts';

const eventsAtOnce = 200;

/** Queues new changes for everybody who has saved the tender. */
export async function queueChanges(db: Database, now: Date): Promise<void> {
  await sql`
    with taken as (
      delete from pending_change_alerts where event_id in (
        select event_id from pending_change_alerts order by event_id limit ${eventsAtOnce} for update skip locked)
      returning event_id)
    insert into change_alerts (user_id, event_id, due_at)
    select saved.user_id, e.id, ${now}::timestamptz from taken
    join tender_events e on e.id = taken.event_id join saved_tenders saved on saved.tender_id = e.tender_id
    on conflict do nothing`.execute(db);
}

export interface DueChange {
  userId: number;
  eventId: number;
  companyId: number;
}

/** The due changes of the next readers, by id. */
export async function dueChangesAfter(db: Database, id: number, readers: number, now: Date): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    with reader as (
      select distinct user_id from change_alerts where due_at <= ${now} and user_id > ${id}
      order by user_id limit ${readers}
    )
    select a.user_id as "userId", a.event_id as "eventId", t.company_id as "companyId"
    from change_alerts a join reader using (user_id) join tender_events e on e.id = a.event_id
    join tenders t on t.id = e.tender_id where a.due_at <= ${now} order by a.user_id`.execute(db);
  return rows;
}

/** A change of a saved tender. */
export interface SavedChange {
  eventId: number;
  tenderId: number;
  kind: ChangeKind;
  title: string;
  companyId: number;
  closesAt: Date | null;
  isCloseApproximate: boolean;
  /** The deadline that this change has moved. */
  movedFrom: Date | null;
}

/** A reader with their changed saved tenders, without those that have closed or are cancelled. */
export type ChangeReader = Reader & QuietTimes & { isSubscriber: boolean; changes: readonly SavedChange[] };

/** As the query returns it, because JSON has no dates. */
type ChangeInJson = Omit<SavedChange, 'closesAt' | 'movedFrom'> & Record<'closesAt' | 'movedFrom', string | null>;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Claims the queued changes of readers for this worker. Readers claimed by another are left out. */
export async function claimChanges(trx: Database, due: readonly DueChange[], now: Date): Promise<ChangeReader[]> {
  const { rows } = await sql<Omit<ChangeReader, 'changes'> & { changes: readonly ChangeInJson[] }>`
    with reader as materialized (
      select id from users where id = any(${due.map(({ userId }) => userId)}::integer[])
      order by id for no key update skip locked
    ), taken as (
      delete from change_alerts where user_id in (select id from reader) and due_at <= ${now}
        and event_id = any(${due.map(({ eventId }) => eventId)}::integer[])
      returning user_id, event_id
    ), changed as (
      select taken.user_id, jsonb_agg(jsonb_build_object('eventId', e.id, 'tenderId', t.id, 'kind', e.kind,
        'title', t.title, 'companyId', t.company_id, 'closesAt', t.closes_at,
        'isCloseApproximate', ${isCloseApproximate}, 'movedFrom', e.changes -> 'closesAt' -> 0) order by t.closes_at, t.id, e.id) as changes
      from taken join tender_events e on e.id = taken.event_id join tenders t on t.id = e.tender_id
      join saved_tenders saved on saved.tender_id = t.id and saved.user_id = taken.user_id
      where coalesce(t.closes_at > ${now}, true) and (e.kind = 'cancelled' or t.cancelled_at is null)
      group by taken.user_id
    )
    select * from (
      select ${readerColumns}, ${isSubscriber(now)} as "isSubscriber", ${quietTimesColumns}, changed.changes
      from changed join users u on u.id = changed.user_id
      left join channels c on c.user_id = u.id left join alert_settings a on a.user_id = u.id
      where u.disabled_at is null
    ) writable where ${hasAddress} order by id`.execute(trx);
  return rows.map(({ changes, ...reader }) => ({
    ...reader,
    changes: changes.map((change) => ({
      ...change,
      closesAt: dateOf(change.closesAt),
      movedFrom: dateOf(change.movedFrom),
    })),
  }));
}

/** Puts changes back into the queue of a reader in a quiet time. */
export const requeueChanges = (trx: Database, { id, changes }: ChangeReader, dueAt: Date) =>
  trx
    .insertInto('change_alerts')
    .values(changes.map(({ eventId }) => ({ user_id: id, event_id: eventId, due_at: dueAt })))
    .execute();
