import type { AlertSettings } from '@awaj/api-client/schema';
import { morningHour } from '@awaj/domain/alert-times';
import type { Database } from '../../../database/database.ts';
import { newestBatch } from '../../catalog/tenders/newest-batch.ts';
import { rescheduled } from './saved-searches.service.ts';

type FeedSchedule = Required<Pick<AlertSettings, 'feed_frequency' | 'feed_hour'>>;

const usual = { frequency: 'daily', hour: morningHour, is_paused: false } as const;

const feedOf = (db: Database, userId: number) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'frequency', 'hour', 'is_paused'])
    .where('user_id', '=', userId)
    .where('filters', 'is', null)
    .executeTakeFirst();

/** When a reader gets alerts for their preferences. */
export async function feedScheduleOf(db: Database, userId: number): Promise<FeedSchedule> {
  const { frequency, hour, is_paused } = (await feedOf(db, userId)) ?? usual;
  return { feed_frequency: is_paused ? 'never' : frequency, feed_hour: hour };
}

/** Fields that are left out keep their values. */
export async function saveFeedSchedule(
  trx: Database,
  userId: number,
  { feed_frequency, feed_hour }: Partial<FeedSchedule>,
  now: Date,
): Promise<void> {
  if (feed_frequency === undefined && feed_hour === undefined) return;
  const feed = await feedOf(trx, userId);
  const before = feed ?? usual;
  const chosen = feed_frequency ?? (before.is_paused ? 'never' : before.frequency);
  const after = {
    frequency: chosen === 'never' ? before.frequency : chosen,
    hour: feed_hour ?? before.hour,
    is_paused: chosen === 'never',
  };
  if (feed) {
    const change = { ...after, ...rescheduled(before, after, now) };
    await trx.updateTable('saved_searches').set(change).where('id', '=', feed.id).execute();
    return;
  }
  const beginning = rescheduled({ ...after, is_paused: true }, after, now);
  await trx
    .insertInto('saved_searches')
    .values({ user_id: userId, created_at: now, told_until: newestBatch, ...after, ...beginning })
    .execute();
}
