import { alertTimeBefore } from '@awaj/domain/alert-times';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { Announcement, Outbox } from '../notifications/notification.ts';
import { type BuyerOf, readBuyers } from './alert-tenders.ts';
import {
  type ChangeReader,
  claimChanges,
  dueChangesAfter,
  queueChanges,
  requeueChanges,
} from './change-alerts.repository.ts';
import { changedTenders } from './changed-tenders.ts';
import { namedOf, onlyBuyerOf } from './named-tenders.ts';
import { announcementsFor } from './reader-channels.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
}

const readersAtOnce = 200;
/** A job runs every minute, so the next one continues. */
const stepsAtOnce = 100;

/** A time before the first tender closes. Only for readers who may see it, because the hour would reveal it. */
function alertTimeFor(reader: ChangeReader, now: Date): Date {
  const closings = reader.changes.flatMap(({ closesAt }) => closesAt?.getTime() ?? []);
  const end = reader.isSubscriber && closings.length > 0 ? new Date(Math.min(...closings)) : null;
  return alertTimeBefore(reader, now, end);
}

/**
 * Alerts readers to changes and new bid documents of saved tenders within a minute. The daily limit does not apply.
 * Quiet hours do, unless a tender closes before they end. Changes at the same time come in one message.
 */
export function createChangeAlerts({ db, now, messages, readNames }: Dependencies): Job {
  function announcementsOf(reader: ChangeReader, buyerOf: BuyerOf): Announcement[] {
    const changed = changedTenders(reader, now(), (bought) => buyerOf(bought, reader.language));
    const { named, more } = namedOf(changed);
    return announcementsFor(reader, {
      occasion: String(Math.max(...reader.changes.map(({ eventId }) => eventId))),
      message: { template: 'tenderChanged', tenders: named, more },
      because: named.map(({ id, title }) => ({ kind: 'saved_tender', id, name: title })),
      companyId: onlyBuyerOf(reader.changes),
    });
  }

  /** Readers in a quiet time are alerted later. */
  async function alertReaders(trx: Database, readers: readonly ChangeReader[], buyerOf: BuyerOf): Promise<void> {
    const announcements: Announcement[] = [];
    for (const reader of readers) {
      const at = alertTimeFor(reader, now());
      if (at > now()) await requeueChanges(trx, reader, at);
      else announcements.push(...announcementsOf(reader, buyerOf));
    }
    await messages.announce(trx, ...announcements);
  }

  return {
    ...jobs.sendChangeAlerts,
    async run() {
      await queueChanges(db, now());
      let after = 0;
      for (let step = 0; step < stepsAtOnce; step++) {
        const due = await dueChangesAfter(db, after, readersAtOnce, now());
        const last = due.at(-1);
        if (!last) return;
        const buyerOf = await readBuyers(due, readNames);
        await db.transaction().execute(async (trx) => {
          await alertReaders(trx, await claimChanges(trx, due, now()), buyerOf);
        });
        after = last.userId;
      }
    },
  };
}
