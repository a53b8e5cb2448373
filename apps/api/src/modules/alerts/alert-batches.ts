import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Older tenders are not announced any more, see `expired-alerts.ts`. Weekly searches look back a week, and may wait a day for
 * the morning.
 */
const announcedForMs = 8 * dayMs;

/** Tenders that were new before this are not announced any more. */
export const oldestAnnounced = (now: Date): Date => new Date(now.getTime() - announcedForMs);

/**
 * Collects the new tenders into a batch with its time. A row of `new_tenders` is written with its tender, so a late
 * commit comes into a later batch, and none is lost.
 */
export async function createBatch(db: Database, now: Date): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('alert batches', 0))`.execute(trx);
    const { rows } = await sql<{ at: Date }>`
      with noted as (delete from new_tenders returning tender_id)
      insert into alert_batches (at, tender_ids, finished_at)
      select greatest(${now}::timestamptz, (select max(at) + interval '1 millisecond' from alert_batches)),
        coalesce((select array_agg(tender_id) from noted), '{}'),
        case when not exists (select from noted) then ${now}::timestamptz end
      returning at`.execute(trx);
    return rows[0]?.at ?? now;
  });
}

/** The newest batch, up to an instant, that immediate alerts have not finished. */
export async function unfinishedBatch(db: Database, until: Date): Promise<Date | null> {
  const batches = db.selectFrom('alert_batches').select((eb) => eb.fn.max('at').as('at'));
  const unfinished = batches.where('finished_at', 'is', null).where('at', '<=', until);
  return (await unfinished.executeTakeFirst())?.at ?? null;
}

/** Marks immediate alerts as finished for this batch and those before it. */
export const finishBatches = (db: Database, at: Date, now: Date) =>
  db
    .updateTable('alert_batches')
    .set({ finished_at: now })
    .where('finished_at', 'is', null)
    .where('at', '<=', at)
    .execute();

/** Makes all active searches due, whatever their hour, and returns how many. */
export async function makeAllDue(trx: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_searches')
    .set({ next_at: now })
    .where('is_paused', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether there is anything to collect or announce. */
export async function isAnythingDue(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from new_tenders) or exists (select from saved_searches where next_at <= ${now})
      or exists (select from alert_batches where finished_at is null) as due
  `.execute(db);
  return rows[0]?.due ?? false;
}

/** The last batches with new or announced tenders, and how many readers were alerted. */
export const listBatches = (db: Database, count: number) =>
  db
    .selectFrom('alert_batches as batch')
    .select((eb) => [
      'at',
      sql<number>`cardinality(tender_ids)`.as('tenders'),
      eb
        .selectFrom('alert_digests')
        .select(eb.fn.countAll<number>().as('told'))
        .whereRef('alert_digests.at', '=', 'batch.at')
        .as('told'),
    ])
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb(sql<number>`cardinality(tender_ids)`, '>', 0),
        exists(selectFrom('alert_digests').select('user_id').whereRef('alert_digests.at', '=', 'batch.at')),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(count)
    .execute();

/** By then the readers who missed them are recorded. */
const keptAfterwardsMs = 2 * dayMs;

/** Deletes tenders that are too old to be announced. */
export const clearBatches = (db: Database, now: Date) =>
  db
    .deleteFrom('alert_batches')
    .where('at', '<', new Date(oldestAnnounced(now).getTime() - keptAfterwardsMs))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('alert_digests').select('user_id').whereRef('alert_digests.at', '=', 'alert_batches.at'))),
    )
    .execute();
