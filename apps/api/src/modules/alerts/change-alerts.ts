import { isQuietTime } from '@awaj/domain/alert-times';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { Outbox } from '../notifications/notification.ts';
import { type BuyerOf, readBuyers } from './alert-tenders.ts';
import { pendingChanges, saversOf, takePendingChange } from './change-alerts.repository.ts';
import { usualQuietTimes } from './choices/alert-settings.ts';
import { sendAlert } from './send-alert.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
}

const changesAtOnce = 200;

/** Tells whoever saved a tender that it has changed, or that its bid document can be had, within a minute by day. */
export function createChangeAlerts({ db, now, messages, readNames }: Dependencies): Job {
  async function tell(trx: Database, eventId: number, buyerOf: BuyerOf): Promise<void> {
    const change = await takePendingChange(trx, eventId, now());
    if (!change) return;
    const { tenderId, kind, title } = change;
    for (const saver of await saversOf(trx, tenderId, now())) {
      const buyer = buyerOf(change, saver.language);
      const closesAt = saver.isSubscriber ? change.closesAt : null;
      const message = { template: 'tenderChanged', kind, tenderId, title, buyer, closesAt } as const;
      await sendAlert(trx, messages, saver, {
        occasion: String(eventId),
        message,
        because: [{ kind: 'saved_tender', id: tenderId, name: title }],
        companyId: change.companyId,
      });
    }
  }

  return {
    ...jobs.tellOfChanges,
    async run() {
      if (isQuietTime(usualQuietTimes, now())) return;
      const changes = await pendingChanges(db, changesAtOnce);
      const buyerOf = await readBuyers(changes, readNames);
      for (const { eventId } of changes) await db.transaction().execute((trx) => tell(trx, eventId, buyerOf));
    },
  };
}
