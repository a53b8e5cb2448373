import { isQuietTime } from '@awaj/domain/alert-times';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/queue.ts';
import { jobs } from '../../../jobs/schedule.ts';
import { changeMessage, failedBecause, markExpiredClaims } from '../message-rows.ts';
import { usualQuietTimes } from '../quiet-times.ts';
import { takeSms } from '../sms-budget.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  dailySms: number;
}

const atOnce = 1_000;

/** Finds stuck messages: their worker has died, they have expired, or they waited for another day. */
export function createMessageSweep({ db, now, dailySms }: Dependencies): Job {
  const pending = (states: readonly ('waiting' | 'started' | 'held')[]) =>
    db
      .selectFrom('messages')
      .select(['id', 'template', 'reason'])
      .where('state', 'in', states)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now())]))
      .orderBy('created_at')
      .limit(atOnce);

  async function giveUpLate(): Promise<void> {
    const late = pending(['waiting', 'started', 'held']).where('expires_at', '<=', now());
    for (const row of await late.execute())
      await changeMessage(db, row.id, failedBecause(row, row.reason ?? 'expired', now()));
  }

  /** Messages that waited for a new budget. They wait until the morning, because nobody wants an SMS at midnight. */
  async function release(): Promise<void> {
    if (isQuietTime(usualQuietTimes, now())) return;
    const held = pending(['held']).where('reason', '=', 'sms-budget');
    for (const row of await held.execute()) {
      const { id, template } = row;
      const isLeft = await db.transaction().execute(async (trx) => {
        if (!(await takeSms(trx, dailySms, { message: { template }, at: now() }))) return false;
        await changeMessage(trx, id, { held_at: null, reason: null });
        return true;
      });
      if (!isLeft) return;
    }
  }

  return {
    ...jobs.sweepMessages,
    async run() {
      await markExpiredClaims(db, now());
      await giveUpLate();
      await release();
    },
  };
}
