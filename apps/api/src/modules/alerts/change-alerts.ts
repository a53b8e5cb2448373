import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { Outbox } from '../notifications/notification.ts';
import { addressesOf } from './alert-addresses.ts';
import { morningAt } from './mornings.ts';
import { saversOf, takeChange, untoldChanges } from './told-changes.ts';
import { type BuyerOf, readBuyers } from './told-tenders.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
}

const changesAtOnce = 200;

/** Tells whoever saved a tender that it was extended, cancelled, corrected or advertised again, within a minute by day. */
export function createChangeAlerts({ db, now, messages, readNames }: Dependencies): Job {
  async function tell(trx: Database, eventId: number, buyerOf: BuyerOf): Promise<void> {
    const change = await takeChange(trx, eventId, now());
    if (!change) return;
    const { tenderId, kind, title, closesAt } = change;
    for (const saver of await saversOf(trx, tenderId, now())) {
      const { id: userId, language, isSubscriber } = saver;
      const seen = { closesAt: isSubscriber ? closesAt : null };
      const message = {
        template: 'tenderChanged',
        kind,
        tenderId,
        title,
        buyer: buyerOf(change, language),
        ...seen,
      } as const;
      for (const address of addressesOf(saver)) {
        const event = `tenderChanged ${userId} ${eventId} ${address.channel}`;
        await messages.announce(trx, { userId, language, address, event, message });
      }
    }
  }

  return {
    ...jobs.tellOfChanges,
    async run() {
      if (morningAt(now()) === null) return;
      const changes = await untoldChanges(db, changesAtOnce);
      const buyerOf = await readBuyers(changes, readNames);
      for (const { eventId } of changes) await db.transaction().execute((trx) => tell(trx, eventId, buyerOf));
    },
  };
}
