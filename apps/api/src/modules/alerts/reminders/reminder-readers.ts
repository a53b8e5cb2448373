import type { QuietTimes } from '@awaj/domain/alert-times';
import { sql } from 'kysely';
import type { Listing } from '../../../database/catalog-tables.ts';
import type { Database } from '../../../database/database.ts';
import { isCloseApproximate } from '../../catalog/tenders/filters/shared-conditions.ts';
import { quietTimesColumns } from '../../notifications/quiet-times.ts';
import { hasAddress, isSubscriber, type Reader, readerColumns } from '../reader-channels.ts';

export interface ClosingTender {
  id: number;
  title: string;
  companyId: number;
  categories: readonly number[];
  regions: readonly number[];
  closesAt: Date;
  isCloseApproximate: boolean;
  deadlineVersion: number;
  /** When its deadline was changed; null if it never was. */
  movedAt: Date | null;
}

/** Open tenders that close between two instants, the soonest first. */
export async function tendersClosing(db: Database, from: Date, until: Date): Promise<ClosingTender[]> {
  const { rows } = await sql<Omit<ClosingTender, 'categories' | 'regions'> & { listing: Listing }>`
    select id, title, listing, company_id as "companyId", closes_at as "closesAt",
      ${isCloseApproximate} as "isCloseApproximate", deadline_version as "deadlineVersion",
      (select max(happened_at) from tender_events e where e.tender_id = t.id and e.changes ? 'closesAt') as "movedAt"
    from tenders t where closes_at > ${from} and closes_at < ${until} and cancelled_at is null
    order by closes_at, id`.execute(db);
  return rows.map(({ listing: { categories, regions }, ...tender }) => ({
    ...tender,
    categories: categories.map(({ id }) => id),
    regions: regions.map(({ id }) => id),
  }));
}

/** Somebody who has saved some of the tenders. */
export type ReminderReader = Reader & QuietTimes;

interface Wanted {
  tenderIds: readonly number[];
  count: number;
  now: Date;
  /** Only readers with their own quiet hours. */
  withSettings: boolean;
}

/** Subscribers who have saved some of the tenders and want to be reminded, in the order of their ids. */
export async function readersAfter(
  db: Database,
  id: number,
  { tenderIds, count, now, withSettings }: Wanted,
): Promise<ReminderReader[]> {
  const { rows } = await sql<ReminderReader>`
    with reader as (
      select ${readerColumns}, ${quietTimesColumns}
      from users u left join channels c on c.user_id = u.id left join alert_settings a on a.user_id = u.id
      where u.id > ${id} and u.disabled_at is null and ${isSubscriber(now)}
        and not exists (select from reminders_off o where o.user_id = u.id)
        and (a.user_id is not null or not ${withSettings}::boolean)
        and exists (
          select from saved_tenders s where s.user_id = u.id and s.tender_id = any(${[...tenderIds]}::integer[])
        )
    )
    select * from reader where ${hasAddress} order by id limit ${count}`.execute(db);
  return rows;
}

/** By reader and tender, since when it is saved. */
export async function savedOf(db: Database, readers: readonly Reader[], tenderIds: readonly number[]) {
  const { rows } = await sql<{ userId: number; tenderId: number; savedAt: Date }>`
    select user_id as "userId", tender_id as "tenderId", saved_at as "savedAt" from saved_tenders
    where user_id = any(${readers.map((reader) => reader.id)}::integer[])
      and tender_id = any(${[...tenderIds]}::integer[])`.execute(db);
  const saved = new Map(readers.map(({ id }) => [id, new Map<number, Date>()]));
  for (const { userId, tenderId, savedAt } of rows) saved.get(userId)?.set(tenderId, savedAt);
  return saved;
}

export interface Reminder {
  userId: number;
  tender: ClosingTender;
  daysBefore: number;
}

/** Records reminders, and returns those that were not recorded before. */
export async function recordReminders(trx: Database, reminders: readonly Reminder[], now: Date): Promise<Reminder[]> {
  if (reminders.length === 0) return [];
  const rows = reminders.map(({ userId, tender, daysBefore }) => ({
    user_id: userId,
    tender_id: tender.id,
    days_before: daysBefore,
    deadline_version: tender.deadlineVersion,
    told_at: now,
  }));
  const kept = await trx
    .insertInto('reminders')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'tender_id'])
    .execute();
  const keys = new Set(kept.map(({ user_id, tender_id }) => `${user_id} ${tender_id}`));
  return reminders.filter(({ userId, tender }) => keys.has(`${userId} ${tender.id}`));
}
