import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface AlertRun {
  morning: Date;
  tenderIds: readonly number[];
  doneUntil: number;
}

/**
 * Begins the alerts of a morning, with all tenders that are new, and says how many those are. Once begun it stays as it is:
 * null then. A morning on which nobody began them is made up for by the next.
 */
export async function beginRun(trx: Database, morning: Date): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('alert runs', 0))`.execute(trx);
  const begun = await trx.selectFrom('alert_runs').select('morning').where('morning', '>=', morning).executeTakeFirst();
  if (begun) return null;
  const { rows } = await sql<{ count: number }>`
    with told as (delete from new_tenders returning tender_id)
    insert into alert_runs (morning, tender_ids) select ${morning}, coalesce(array_agg(tender_id), '{}') from told
    returning cardinality(tender_ids) as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The oldest one that is not over. */
export async function unfinishedRun(db: Database): Promise<AlertRun | null> {
  const run = await db
    .selectFrom('alert_runs')
    .select(['morning', 'tender_ids', 'done_until'])
    .where('finished_at', 'is', null)
    .orderBy('morning')
    .executeTakeFirst();
  return run ? { morning: run.morning, tenderIds: run.tender_ids, doneUntil: run.done_until } : null;
}

/** The last runs, and how many readers had something new. */
export const listRuns = (db: Database, count: number) =>
  db
    .selectFrom('alert_runs as run')
    .select((eb) => [
      'morning',
      sql<number>`cardinality(tender_ids)`.as('tenders'),
      eb
        .selectFrom('digests')
        .select(eb.fn.countAll<number>().as('told'))
        .whereRef('morning', '=', 'run.morning')
        .as('told'),
      'finished_at',
    ])
    .orderBy('morning', 'desc')
    .limit(count)
    .execute();

/** Takes a step of a run: false where somebody else has taken it. */
export async function moveOn(trx: Database, { morning, doneUntil }: AlertRun, to: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alert_runs')
    .set({ done_until: to })
    .where('morning', '=', morning)
    .where('done_until', '=', doneUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const finishRun = (db: Database, { morning }: AlertRun, now: Date) =>
  db.updateTable('alert_runs').set({ finished_at: now }).where('morning', '=', morning).execute();
