import { hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { refusedFields } from '../../../http/errors.ts';
import type { Limits } from '../../identity/limits.ts';
import type { Channel, Outbox } from '../../notifications/notification.ts';
import { type Reader, readerColumns } from '../send-alert.ts';

const testsAllowed = [{ times: 5, withinMs: hourMs }];

async function findReader(db: Database, userId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select ${readerColumns} from users u left join channels c on c.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Sends a test alert by a channel, only to the address that real alerts use. */
export async function sendTestMessage(
  { db, limits, messages }: { db: Database; limits: Limits; messages: Outbox },
  userId: number,
  channel: Channel,
): Promise<void> {
  const reader = await findReader(db, userId);
  const to = reader?.[channel];
  if (!reader || !to) throw refusedFields({ channel: 'channelOff' });
  await limits.consume(`test-message:${userId}`, testsAllowed);
  const { language } = reader;
  await db
    .transaction()
    .execute((trx) => messages.enqueue(trx, { userId, language, channel, to, message: { template: 'testMessage' } }));
}
