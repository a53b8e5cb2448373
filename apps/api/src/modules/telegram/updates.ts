import type { MiddlewareFn } from 'grammy';
import type { Database } from '../../database/database.ts';

/** Telegram repeats an update until it is answered. Each takes effect once; a failed one may be repeated. */
export function dedupeUpdates({ db, now }: { db: Database; now: () => Date }): MiddlewareFn {
  return async ({ update }, next) => {
    const claim = await db
      .insertInto('telegram_updates')
      .values({ update_id: update.update_id, received_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows === 0n) return;
    try {
      await next();
    } catch (error) {
      await db.deleteFrom('telegram_updates').where('update_id', '=', update.update_id).execute();
      throw error;
    }
  };
}
