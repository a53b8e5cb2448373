import { firstAlertTime, firstAlertTimeTomorrow, nextAlertTime } from '@awaj/domain/alert-times';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { ReadNames } from '../catalog/names/names.ts';
import type { ReadSynonyms } from '../catalog/synonyms/synonyms.ts';
import type { Outbox } from '../notifications/notification.ts';
import { isAnythingDue, noteNewTenders, oldestTold } from './alert-batches.ts';
import { tell } from './alert-digests.ts';
import { findsFor } from './alert-finds.ts';
import { type AlertReader, dueReadersAfter, keepLooked, type Looked, takeReaders } from './alert-readers.ts';
import { type NewTenders, readNewTenders } from './new-tenders.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
}

const readersAtOnce = 200;
/** A job may take a minute; the next one goes on. */
const stepsAtOnce = 100;

const canBeTold = ({ isSubscriber, email, sms, telegram }: AlertReader): boolean =>
  isSubscriber && (email ?? sms ?? telegram) !== null;

/** Until when a reader does not want to be told; null where it is time. */
function waitsUntil(reader: AlertReader, now: Date): Date | null {
  const { mostADay, toldToday } = reader;
  if (mostADay !== null && toldToday >= mostADay) return firstAlertTimeTomorrow(reader, now);
  const first = firstAlertTime(reader, now);
  return first > now ? first : null;
}

/**
 * Tells subscribers of the open tenders that are new and that their preferences or saved searches find: each tender once,
 * all that is due at the same time in one message.
 */
export function createAlerts(dependencies: Dependencies): Job {
  const { db, now, messages } = dependencies;

  /** Who may not be told hears of it later: what is new stays ahead of their searches. */
  async function look(trx: Database, reader: AlertReader, at: Date, news: NewTenders | null): Promise<Looked[]> {
    const next = (nextAt: Date | null, toldUntil: Date | null) => (search: AlertReader['searches'][number]) => ({
      id: search.id,
      nextAt: nextAt ?? nextAlertTime(search, now()),
      toldUntil,
    });
    if (!canBeTold(reader) || news === null) return reader.searches.map(next(null, null));
    const wait = waitsUntil(reader, now());
    if (wait) return reader.searches.map(next(wait, null));
    const finds = findsFor(reader, news.tenders, news.batch);
    if (finds.length > 0) await tell(trx, messages, { reader, finds, at, buyerOf: news.buyerOf });
    return reader.searches.map(next(null, at));
  }

  async function lookForAll(ids: readonly number[], at: Date, news: NewTenders | null): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const looked: Looked[] = [];
      const moment = { now: now(), oldest: oldestTold(now()) };
      for (const reader of await takeReaders(trx, ids, moment)) looked.push(...(await look(trx, reader, at, news)));
      await keepLooked(trx, looked, { at, now: now() });
    });
  }

  async function goOn(at: Date): Promise<void> {
    let news: (NewTenders & { since: Date }) | null = null;
    let after = 0;
    for (let step = 0; step < stepsAtOnce; step++) {
      const readers = await dueReadersAfter(db, after, readersAtOnce, { now: now(), oldest: oldestTold(now()) });
      const last = readers.at(-1);
      if (!last) return;
      const times = readers.flatMap(({ since }) => since?.getTime() ?? []);
      const since = times.length > 0 ? new Date(Math.min(...times)) : null;
      if (since && (!news || since < news.since))
        news = { since, ...(await readNewTenders(dependencies, { since, until: at, readers: 'subscribers' })) };
      await lookForAll(
        readers.map(({ id }) => id),
        at,
        news,
      );
      after = last.id;
    }
  }

  return {
    ...jobs.sendAlerts,
    async run() {
      if (!(await isAnythingDue(db, now()))) return;
      const { at } = await noteNewTenders(db, now());
      await goOn(at);
    },
  };
}
