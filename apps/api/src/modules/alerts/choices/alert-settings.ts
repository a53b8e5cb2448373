import type { AlertSettings } from '@awaj/api-client/schema';
import { nextAlertTime } from '@awaj/domain/alert-times';
import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { isLocale } from '@awaj/i18n/server';
import type { Database } from '../../../database/database.ts';
import { refusedFields } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { lockUser } from '../../identity/users.ts';
import { usualQuietTimes } from '../../notifications/quiet-times.ts';
import { feedScheduleOf, saveFeedSchedule } from './feed-schedule.ts';

/** The default. */
const usualAlertSettings = {
  quiet_from: usualQuietTimes.quietFrom,
  quiet_until: usualQuietTimes.quietUntil,
  most_a_day: null,
  holiday_until: null,
} satisfies AlertSettings;

async function messageLanguageOf(db: Database, userId: number): Promise<Language> {
  const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow();
  return user.language;
}

/** A past holiday counts as none. */
export async function alertSettingsOf(db: Database, userId: number, today: CalendarDate): Promise<AlertSettings> {
  const row = await db
    .selectFrom('alert_settings')
    .select(['quiet_from', 'quiet_until', 'most_a_day', 'holiday_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const others = { ...(await feedScheduleOf(db, userId)), language: await messageLanguageOf(db, userId) };
  if (!row) return { ...usualAlertSettings, ...others };
  const { holiday_until } = row;
  return { ...row, holiday_until: holiday_until !== null && holiday_until > today ? holiday_until : null, ...others };
}

/** Reschedules waiting alerts, because their allowed times may have changed. */
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
  const { feed_frequency: _frequency, feed_hour: _hour, language, ...times } = settings;
  const { holiday_until } = times;
  if (holiday_until !== null && holiday_until <= dateInAddis(now)) throw refusedFields({ holiday_until: 'dayIsOver' });
  if (language !== undefined && !isLocale(language)) throw refusedFields({ language: 'languageUnknown' });
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (language) await trx.updateTable('users').set({ language }).where('id', '=', userId).execute();
    await trx
      .insertInto('alert_settings')
      .values({ user_id: userId, ...times })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(times))
      .execute();
    await saveFeedSchedule(trx, userId, settings, now);
    await reschedule(trx, userId, now);
  });
  return { ...times, ...(await feedScheduleOf(db, userId)), language: await messageLanguageOf(db, userId) };
}
