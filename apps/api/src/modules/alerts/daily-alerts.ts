import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { AlertMessage, Outbox } from '../notifications/notification.ts';
import { type AlertReader, alertReadersAfter } from './alert-readers.ts';
import { type AlertRun, beginRun, finishRun, moveOn, unfinishedRun } from './alert-runs.ts';
import { openTendersOf, readBuyers } from './alert-tenders.ts';
import { morningAt } from './mornings.ts';
import { sendAlert } from './send-alert.ts';
import { createTenderBatch } from './tender-batch.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
}

const readersAtOnce = 100;
/** A job may take a minute; the next one goes on. */
const stepsAtOnce = 100;
const toldAtMost = 50;

/** Tells every subscriber in the morning of the open tenders that are new and fit the preferences: each tender once. */
export function createDailyAlerts({ db, now, messages, readNames }: Dependencies): Job {
  async function tell(trx: Database, { morning }: AlertRun, reader: AlertReader, message: AlertMessage) {
    const { tenders, more } = message;
    const tender_ids = tenders.map(({ id }) => id);
    await trx.insertInto('digests').values({ user_id: reader.id, morning, tender_ids, more }).execute();
    await sendAlert(trx, messages, reader, { occasion: morning.toISOString(), message });
  }

  /** What a reader is told, in the reader's language. */
  async function openMessages(run: AlertRun) {
    const tenders = await openTendersOf(db, run.tenderIds, now());
    const placesFor = createTenderBatch(tenders);
    const buyerOf = await readBuyers(tenders, readNames);
    return (reader: AlertReader): AlertMessage => {
      const fitting = placesFor(reader).flatMap((place) => tenders[place] ?? []);
      const told = fitting
        .slice(0, toldAtMost)
        .map((tender) => ({ ...tender, buyer: buyerOf(tender, reader.language) }));
      return { template: 'newTenders', tenders: told, more: fitting.length - told.length };
    };
  }

  async function goOn(run: AlertRun): Promise<void> {
    const messageFor = await openMessages(run);
    let { doneUntil } = run;
    for (let step = 0; step < stepsAtOnce; step++) {
      const readers = run.tenderIds.length === 0 ? [] : await alertReadersAfter(db, doneUntil, readersAtOnce, now());
      const last = readers.at(-1);
      if (!last) {
        await finishRun(db, run, now());
        return;
      }
      const from = { ...run, doneUntil };
      const isOurs = await db.transaction().execute(async (trx) => {
        if (!(await moveOn(trx, from, last.id))) return false;
        for (const reader of readers) {
          const message = messageFor(reader);
          if (message.tenders.length > 0) await tell(trx, run, reader, message);
        }
        return true;
      });
      if (!isOurs) return;
      doneUntil = last.id;
    }
  }

  return {
    ...jobs.sendDailyAlerts,
    async run() {
      const morning = morningAt(now());
      if (morning) await db.transaction().execute((trx) => beginRun(trx, morning));
      const run = await unfinishedRun(db);
      if (run) await goOn(run);
    },
  };
}
