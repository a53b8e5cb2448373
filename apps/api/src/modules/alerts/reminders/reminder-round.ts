import { dayMs, hourMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';

/** One pass over all readers who may have reminders. */
export interface ReminderRound {
  hour: Date;
  hourBefore: Date;
  doneUntil: number;
}

/** The current round, or a new one each hour; null when the round of this hour is done. */
export async function currentRound(db: Database, now: Date): Promise<ReminderRound | null> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const first = { hour, hour_before: new Date(hour.getTime() - dayMs) };
  await db
    .insertInto('reminder_round')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('reminder_round')
    .set((eb) => ({ hour_before: eb.ref('hour'), hour, done_until: 0, is_done: false }))
    .where('is_done', '=', true)
    .where('hour', '<', hour)
    .execute();
  const round = await db
    .selectFrom('reminder_round')
    .select(['hour', 'hour_before as hourBefore', 'done_until as doneUntil'])
    .where('is_done', '=', false)
    .executeTakeFirst();
  return round ?? null;
}

/** Claims a step of a round; false when another worker has it. */
export async function claimStep(
  trx: Database,
  { hour, doneUntil }: ReminderRound,
  to: { doneUntil: number } | 'done',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reminder_round')
    .set(to === 'done' ? { is_done: true } : { done_until: to.doneUntil })
    .where('hour', '=', hour)
    .where('done_until', '=', doneUntil)
    .where('is_done', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
