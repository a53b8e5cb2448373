import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ChangeMessage } from '../notifications/notification.ts';
import { isSubscriber, type Reader, readerColumns } from './send-alert.ts';

export interface PendingChange {
  eventId: number;
  tenderId: number;
  kind: ChangeMessage['kind'];
  title: string;
  companyId: number;
  closesAt: Date | null;
}

/** The oldest changes that nobody has been told of. Of a tender that is gone nobody has to hear. */
export async function pendingChanges(db: Database, count: number): Promise<{ eventId: number; companyId: number }[]> {
  return db
    .selectFrom('pending_change_alerts')
    .innerJoin('tender_events', 'tender_events.id', 'event_id')
    .innerJoin('tenders', 'tenders.id', 'tender_id')
    .select(['event_id as eventId', 'company_id as companyId'])
    .orderBy('event_id')
    .limit(count)
    .execute();
}

/** Takes a change off the list; null where somebody else has taken it, or the tender has closed since. */
export async function takePendingChange(trx: Database, eventId: number, now: Date): Promise<PendingChange | null> {
  const { numDeletedRows } = await trx
    .deleteFrom('pending_change_alerts')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return null;
  const { rows } = await sql<PendingChange>`
    select e.id as "eventId", e.tender_id as "tenderId", e.kind, t.title, t.company_id as "companyId",
      t.closes_at as "closesAt"
    from tender_events e join tenders t on t.id = e.tender_id
    where e.id = ${eventId} and coalesce(t.closes_at > ${now}, true)
      and (e.kind = 'cancelled' or t.cancelled_at is null)`.execute(trx);
  return rows[0] ?? null;
}

export type Saver = Reader & { isSubscriber: boolean };

/** Who has saved the tender and can be written to. */
export async function saversOf(trx: Database, tenderId: number, now: Date): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select * from (
      select ${readerColumns}, ${isSubscriber(now)} as "isSubscriber"
      from saved_tenders saved join users u on u.id = saved.user_id left join channels c on c.user_id = u.id
      where saved.tender_id = ${tenderId} and u.disabled_at is null
    ) saver where coalesce(email, sms, telegram) is not null order by id`.execute(trx);
  return rows;
}
