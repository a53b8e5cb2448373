import { minuteMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Job, Queue } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { changeMessage, deliveryJobOf, failedBecause } from './message-rows.ts';
import { takeSms } from './sms-budget.ts';

interface Dependencies {
  db: Database;
  queue: Queue;
  now: () => Date;
  dailySms: number;
}

const atOnce = 1_000;
/** So long a message may be overdue before it is taken for lost. */
const graceMs = minuteMs;

/** Finds messages that nobody is about to send: their job was lost, their time is over, or they waited for another day. */
export function createMessageSweep({ db, queue, now, dailySms }: Dependencies): Job {
  const pending = (states: readonly ('waiting' | 'started' | 'held')[]) =>
    db
      .selectFrom('messages')
      .select(['id', 'user_id', 'template', 'reason'])
      .where('state', 'in', states)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now())]))
      .orderBy('created_at')
      .limit(atOnce);

  const send = (trx: Database, { id, template }: { id: string; template: string }) =>
    queue.send(trx, deliveryJobOf({ template }).name, { id });

  async function giveUpLate(): Promise<void> {
    const late = pending(['waiting', 'started', 'held']).where('expires_at', '<=', now());
    for (const row of await late.execute())
      await changeMessage(db, row.id, failedBecause(row, row.reason ?? 'expired', now()));
  }

  /** What the budget of an earlier day had no room for. */
  async function release(): Promise<void> {
    const held = pending(['held']).where('reason', '=', 'sms-budget');
    for (const row of await held.execute()) {
      const { id, user_id: userId, template } = row;
      const isLeft = await db.transaction().execute(async (trx) => {
        const spending = { userId: userId ?? 0, message: { template }, at: now() };
        if (!(await takeSms(trx, dailySms, spending))) return false;
        await changeMessage(trx, id, { held_at: null, reason: null });
        await send(trx, row);
        return true;
      });
      if (!isLeft) return;
    }
  }

  async function queueLost(): Promise<void> {
    const overdue = new Date(now().getTime() - graceMs);
    const lost = pending(['waiting', 'started']).where((eb) =>
      eb(eb.fn.coalesce('not_before', 'created_at'), '<=', overdue),
    );
    for (const row of await lost.execute()) await send(db, row);
  }

  return {
    ...jobs.sweepMessages,
    async run() {
      await giveUpLate();
      await release();
      await queueLost();
    },
  };
}
