import { dayMs } from '@awaj/domain/duration';
import type { Database } from './database/database.ts';
import type { Job } from './jobs/queue.ts';
import { jobs } from './jobs/schedule.ts';
import { clearBatches } from './modules/alerts/alert-batches.ts';
import { closeExpiredTenders } from './modules/catalog/tenders/records/tenders.writer.ts';
import { readUnreadWords } from './modules/catalog/tenders/words/unread-words.ts';
import { sessionIdleMs } from './modules/identity/sessions.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
}

const keepMessagesMs = 90 * dayMs;
const keepUpdatesMs = 7 * dayMs;

/** Marks tenders as closed whose deadline has passed. */
const closingExpiredTenders = ({ db, now }: Dependencies): Job => ({
  ...jobs.closeExpiredTenders,
  async run() {
    await closeExpiredTenders(db, now());
  },
});

/** The words of older tenders are indexed in small steps; see 0017-words-of-tenders.sql. */
const readingUnreadWords = ({ db, now }: Dependencies): Job => ({
  ...jobs.readUnreadWords,
  run: () => readUnreadWords(db, now),
});

/** Deletes expired rows. */
const clearingExpired = ({ db, now }: Dependencies): Job => ({
  ...jobs.clearExpired,
  async run() {
    const before = (ms: number) => new Date(now().getTime() - ms);
    await db.deleteFrom('limits').where('expires_at', '<', now()).execute();
    await db.deleteFrom('one_time_codes').where('expires_at', '<', before(dayMs)).execute();
    await db.deleteFrom('sessions').where('last_used_at', '<', before(sessionIdleMs)).execute();
    await db.deleteFrom('messages').where('created_at', '<', before(keepMessagesMs)).execute();
    await db.deleteFrom('chat_paces').where('chat', '!=', 'all').where('free_at', '<', now()).execute();
    await clearBatches(db, now());
    await db.deleteFrom('sms_replies').where('received_at', '<', before(keepUpdatesMs)).execute();
    await db.deleteFrom('telegram_updates').where('received_at', '<', before(keepUpdatesMs)).execute();
  },
});

export const createHousekeeping = (dependencies: Dependencies): Job[] => [
  closingExpiredTenders(dependencies),
  readingUnreadWords(dependencies),
  clearingExpired(dependencies),
];
