import { dayMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/queue.ts';
import { jobs } from '../../../jobs/schedule.ts';
import { findProvenAddress } from '../../identity/proven-address.ts';
import type { Outbox, PlanMessage } from '../../notifications/notification.ts';
import { endingsBetween } from './plan-endings.repository.ts';

interface Stage {
  name: string;
  template: PlanMessage['template'];
  /** Days until the end; negative after it. */
  from: number;
  to: number;
  /** A shorter plan gets no reminder at this stage, because it has only just begun. */
  leastDays?: number;
}

/** Each stage spans days, so that a missed run is made up for while the reminder is still news. */
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

/** Reminds people of the end of a plan or trial: a week before, a day before, and when it is over. */
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
