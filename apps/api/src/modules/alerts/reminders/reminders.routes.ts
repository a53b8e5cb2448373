import type { Database } from '../../../database/database.ts';
import { type Routes, requireAccount } from '../../identity/caller.ts';

/** On by default. */
export function reminderRoutes(routes: Routes, { db }: { db: Database }): void {
  routes('getReminders', async ({ caller }) => {
    const off = db.selectFrom('reminders_off').select('user_id').where('user_id', '=', requireAccount(caller).userId);
    return { is_on: (await off.executeTakeFirst()) === undefined };
  });

  routes('saveReminders', async ({ caller, body: { is_on } }) => {
    const { userId } = requireAccount(caller);
    if (is_on) await db.deleteFrom('reminders_off').where('user_id', '=', userId).execute();
    else
      await db
        .insertInto('reminders_off')
        .values({ user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { status: true, is_on };
  });
}
