import type { AlertSettings } from '@awaj/api-client/schema';
import { usualSchedule } from '@awaj/domain/alert-times';
import type { Database } from '../../../database/database.ts';
import { addFeedSearch } from '../../catalog/feed/feed-search.ts';
import { rescheduled } from './saved-searches.service.ts';

type FeedSchedule = Required<Pick<AlertSettings, 'feed_frequency' | 'feed_hour'>>;

const feedOf = (db: Database, userId: number) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'frequency', 'hour', 'is_paused'])
    .where('user_id', '=', userId)
    .where('filters', 'is', null);

/** When a reader gets alerts for their preferences. */
export async function feedScheduleOf(db: Database, userId: number): Promise<FeedSchedule> {
  const feed = await feedOf(db, userId).executeTakeFirst();
  const { frequency, hour, is_paused } = feed ?? { ...usualSchedule, is_paused: false };
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
  await addFeedSearch(trx, userId, now);
  const { id, ...before } = await feedOf(trx, userId).executeTakeFirstOrThrow();
  const chosen = feed_frequency ?? (before.is_paused ? 'never' : before.frequency);
  const after = {
    frequency: chosen === 'never' ? before.frequency : chosen,
    hour: feed_hour ?? before.hour,
    is_paused: chosen === 'never',
  };
  const change = { ...after, ...rescheduled(before, after, now) };
  await trx.updateTable('saved_searches').set(change).where('id', '=', id).execute();
}
