import { dayMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { findProvenAddress } from '../identity/proven-address.ts';
import type { Outbox, PlanMessage } from '../notifications/notification.ts';
import { endingsBetween } from './plan-endings.repository.ts';

interface Stage {
  name: string;
  template: PlanMessage['template'];
  /** Days from the end, before now where they are negative. */
  from: number;
  to: number;
  /** Whoever has only just begun is not told of the end yet. */
  leastDays?: number;
}

/** A day that was missed is made up for by the next, as long as it still tells something new. */
const stages: readonly Stage[] = [
  { name: 'week', template: 'planEnding', from: 1, to: 7, leastDays: 14 },
  { name: 'day', template: 'planEnding', from: 0, to: 1 },
  { name: 'over', template: 'planEnded', from: -3, to: 0 },
];

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
}

/** Tells people that their plan or trial ends: a week and a day before, and when it is over; once for each end. */
export function createPlanReminders({ db, now, messages }: Dependencies): Job {
  async function remind({ name, template, from, to, leastDays = 0 }: Stage): Promise<void> {
    const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
    for (const row of await endingsBetween(db, inDays(from), inDays(to))) {
      const { id: userId, is_trial: isTrial, starts_at: startsAt, ends_at: endsAt } = row;
      if (endsAt.getTime() - startsAt.getTime() < leastDays * dayMs) continue;
      const event = `${template} ${userId} ${endsAt.toISOString()} ${name}`;
      await db.transaction().execute(async (trx) => {
        const reader = await findProvenAddress(trx, userId);
        if (reader) await messages.announce(trx, { userId, ...reader, event, message: { template, isTrial, endsAt } });
      });
    }
  }

  return {
    ...jobs.remindOfPlanEnds,
    async run() {
      for (const stage of stages) await remind(stage);
    },
  };
}
