import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { jobs } from '../../jobs/schedule.ts';
import { isCode } from './notification.ts';

export type MessageRow = Selectable<Schema['messages']>;

/** Longer than all carriers of a channel may take to answer: a worker that has not come back by then has died. */
const claimMs = 2 * minuteMs;

/** A code is waited for; everything else may come hours later. */
const pauses = {
  code: { firstMs: 2 * secondMs, factor: 2, longestMs: minuteMs },
  other: { firstMs: 10 * secondMs, factor: 4, longestMs: 6 * hourMs },
};

/** Codes have a queue of their own: they never wait behind anything else. */
export const deliveryJobOf = (message: { template: string }) =>
  isCode(message) ? jobs.deliverCode : jobs.deliverMessage;

export function pauseMs(row: Pick<MessageRow, 'template' | 'attempts'>): number {
  const { firstMs, factor, longestMs } = pauses[isCode(row) ? 'code' : 'other'];
  return Math.min(firstMs * factor ** row.attempts, longestMs);
}

const isFree = ({ claimed_until, not_before }: MessageRow, now: Date): boolean =>
  (claimed_until === null || claimed_until <= now) && (not_before === null || not_before <= now);

export const changeMessage = (db: Database, id: string, change: Updateable<Schema['messages']>) =>
  db.updateTable('messages').set(change).where('id', '=', id).execute();

/** It did not arrive. The text stays for whoever sends it again, unless it holds a code. */
export const failedBecause = (row: Pick<MessageRow, 'template'>, reason: string, at: Date) => ({
  failed_at: at,
  claimed_until: null,
  reason,
  ...(isCode(row) && { sealed_text: null }),
});

/** Takes a message for this worker alone; null when it is done with, not due or another's. */
export async function claim(db: Database, id: string, now: Date): Promise<MessageRow | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row || (row.state !== 'waiting' && row.state !== 'started') || !isFree(row, now)) return null;
    if (row.expires_at <= now) {
      await changeMessage(trx, id, failedBecause(row, row.reason ?? 'expired', now));
      return null;
    }
    await changeMessage(trx, id, { claimed_until: new Date(now.getTime() + claimMs) });
    return row;
  });
}
