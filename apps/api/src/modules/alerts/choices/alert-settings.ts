import type { AlertSettings } from '@awaj/api-client/schema';
import { morningHour, nextAlertTime, type QuietTimes } from '@awaj/domain/alert-times';
import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { refusedFields } from '../../../http/errors.ts';
import { lockUser } from '../../identity/users.ts';

/** As long as nobody has chosen others. */
const usualAlertSettings: AlertSettings = {
  quiet_from: 21,
  quiet_until: morningHour,
  most_a_day: null,
  holiday_until: null,
};

const { quiet_from: quietFrom, quiet_until: quietUntil } = usualAlertSettings;
export const usualQuietTimes: QuietTimes = { quietFrom, quietUntil, holidayUntil: null };

/** The columns of `QuietTimes`, of somebody whose settings are `a`. */
export const quietTimesColumns = sql`coalesce(a.quiet_from, ${quietFrom}) as "quietFrom",
  coalesce(a.quiet_until, ${quietUntil}) as "quietUntil", a.holiday_until as "holidayUntil"`;

/** A holiday that is over is none. */
export async function alertSettingsOf(db: Database, userId: number, today: CalendarDate): Promise<AlertSettings> {
  const row = await db
    .selectFrom('alert_settings')
    .select(['quiet_from', 'quiet_until', 'most_a_day', 'holiday_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return usualAlertSettings;
  const { holiday_until } = row;
  return { ...row, holiday_until: holiday_until !== null && holiday_until > today ? holiday_until : null };
}

/** What had to wait may be told at other times from now on: it is looked at again, and waits again if it has to. */
async function reschedule(trx: Database, userId: number, now: Date): Promise<void> {
  const searches = trx.selectFrom('saved_searches').select(['id', 'frequency', 'hour']).where('user_id', '=', userId);
  for (const { id, ...schedule } of await searches.where('next_at', 'is not', null).orderBy('id').execute())
    await trx
      .updateTable('saved_searches')
      .set({ next_at: nextAlertTime(schedule, now) ?? now })
      .where('id', '=', id)
      .execute();
  await trx.updateTable('change_alerts').set({ due_at: now }).where('user_id', '=', userId).execute();
}

export async function saveAlertSettings(
  db: Database,
  userId: number,
  settings: AlertSettings,
  now: Date,
): Promise<AlertSettings> {
  const { holiday_until } = settings;
  if (holiday_until !== null && holiday_until <= dateInAddis(now)) throw refusedFields({ holiday_until: 'dayIsOver' });
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await trx
      .insertInto('alert_settings')
      .values({ user_id: userId, ...settings })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
      .execute();
    await reschedule(trx, userId, now);
  });
  return settings;
}
