import { nextAlertTime } from '@awaj/domain/alert-times';
import type { Database } from '../../../database/database.ts';

/** What had to wait may be told at other times from now on: it is looked at again, and waits again if it has to. */
export async function reschedule(trx: Database, userId: number, now: Date): Promise<void> {
  const searches = trx.selectFrom('saved_searches').select(['id', 'frequency', 'hour']).where('user_id', '=', userId);
  for (const { id, ...schedule } of await searches.where('next_at', 'is not', null).orderBy('id').execute())
    await trx
      .updateTable('saved_searches')
      .set({ next_at: nextAlertTime(schedule, now) ?? now })
      .where('id', '=', id)
      .execute();
  await trx.updateTable('change_alerts').set({ due_at: now }).where('user_id', '=', userId).execute();
}
