import { nextAlertTime, usualSchedule } from '@awaj/domain/alert-times';
import type { Database } from '../../../database/database.ts';
import { newestBatch } from './newest-batch.ts';

/** Preferences are stored as a saved search without name and filters. An existing one is kept. */
export const addFeedSearch = (trx: Database, userId: number, now: Date) =>
  trx
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      ...usualSchedule,
      created_at: now,
      next_at: nextAlertTime(usualSchedule, now),
      told_until: newestBatch,
    })
    .onConflict((conflict) => conflict.column('user_id').where('filters', 'is', null).doNothing())
    .execute();
