import { hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { refusedFields } from '../../../http/errors.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import type { Channel } from '../../notifications/channels.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { isAddressSuppressed } from '../../notifications/suppressions.ts';
import { type Reader, readerColumns } from '../reader-channels.ts';

const testsAllowed = [{ times: 5, withinMs: hourMs }];

/** A reader, and whether we stopped writing to the address of a channel. */
async function findReader(db: Database, userId: number, channel: Channel) {
  const { rows } = await sql<Reader & { is_stopped: boolean }>`
    select ${readerColumns}, ${isAddressSuppressed(channel)} as is_stopped
    from users u left join channels c on c.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Sends a test alert by a channel, only to the address that real alerts use. */
export async function sendTestMessage(
  { db, limits, messages }: { db: Database; limits: RateLimiter; messages: Outbox },
  userId: number,
  channel: Channel,
): Promise<void> {
  const reader = await findReader(db, userId, channel);
  const to = reader?.[channel];
  if (!reader || !to) throw refusedFields({ channel: reader?.is_stopped ? 'channelStopped' : 'channelOff' });
  await limits.consume(`test-message:${userId}`, testsAllowed);
  const { language } = reader;
  await db
    .transaction()
    .execute((trx) => messages.enqueue(trx, { userId, language, channel, to, message: { template: 'testMessage' } }));
}
