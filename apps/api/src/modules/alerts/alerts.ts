import { firstAlertTime, firstAlertTimeTomorrow, nextAlertTime } from '@awaj/domain/alert-times';
import { secondMs } from '@awaj/domain/duration';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { createBatch, finishBatches, isAnythingDue, oldestAnnounced, unfinishedBatch } from './alert-batches.ts';
import { sendDigests } from './alert-digests.ts';
import { type AlertMatch, hasMatches, matchesFor } from './alert-matches.ts';
import {
  type AlertReader,
  canBeAlerted,
  claimReaders,
  type DueReader,
  type DueSearch,
  dueReadersAfter,
  rescheduleSearches,
  type SearchSchedule,
} from './alert-readers.ts';
import { recordExpiredAlerts } from './expired-alerts.ts';
import { type AlertDependencies, type NewTenders, readNewTenders } from './new-tenders.ts';

const readersPerTransaction = 200;
/** A job runs every minute, so the next one continues. */
const runsForMs = 50 * secondMs;

interface Batch {
  at: Date;
  /** The newest batch that immediate alerts have not finished. */
  unfinished: Date | null;
}

/** The end of a reader's quiet time; null when alerts may go out. */
function waitsUntil(reader: AlertReader, now: Date): Date | null {
  const { mostADay, alertsToday } = reader;
  if (mostADay !== null && alertsToday >= mostADay) return firstAlertTimeTomorrow(reader, now);
  const first = firstAlertTime(reader, now);
  return first > now ? first : null;
}

/** The earliest time from which tenders can be new for these subscribers; those after `at` are for the next job. */
const newSince = (readers: readonly DueReader[], at: Date): number =>
  readers
    .filter(({ isSubscriber }) => isSubscriber)
    .flatMap(({ searches }) => searches)
    .reduce((since, { toldUntil }) => Math.min(since, Date.parse(toldUntil)), at.getTime());

/**
 * Alerts subscribers to new open tenders that match their preferences or saved searches. Each tender comes once, and
 * everything due at the same time is one message.
 */
export function createAlerts(dependencies: AlertDependencies): Job {
  const { db, now, messages } = dependencies;

  /** Searches of the same hour are rescheduled together. */
  function schedulesOf(searches: readonly DueSearch[], nextAt: Date | null, toldUntil: Date | null): SearchSchedule[] {
    const byHour = new Map<string, SearchSchedule>();
    for (const search of searches) {
      const hour = `${search.frequency} ${search.hour}`;
      const alike = byHour.get(hour) ?? { ids: [], nextAt: nextAt ?? nextAlertTime(search, now()), toldUntil };
      alike.ids.push(search.id);
      byHour.set(hour, alike);
    }
    return [...byHour.values()];
  }

  /** The matches of a reader, and when their searches are due again. In a quiet time the matches wait for its end. */
  function matchReader(
    reader: AlertReader,
    at: Date,
    { tenders, batch }: NewTenders,
  ): { matches: AlertMatch[]; schedules: SearchSchedule[] } {
    const { searches } = reader;
    if (!canBeAlerted(reader)) return { matches: [], schedules: schedulesOf(searches, null, null) };
    const wait = waitsUntil(reader, now());
    if (wait) return { matches: [], schedules: schedulesOf(searches, wait, null) };
    return { matches: matchesFor(reader, tenders, batch), schedules: schedulesOf(searches, null, at) };
  }

  const momentOf = ({ unfinished }: Batch) => ({ now: now(), oldest: oldestAnnounced(now()), unfinished });

  /** False when another worker has claimed some of them. */
  async function alertReaders(readers: readonly DueReader[], batch: Batch, newTenders: NewTenders): Promise<boolean> {
    const ids = readers.map(({ id }) => id);
    const { at } = batch;
    return db.transaction().execute(async (trx) => {
      const claimed = await claimReaders(trx, ids, momentOf(batch));
      const all = claimed.map((reader) => ({ reader, ...matchReader(reader, at, newTenders) }));
      const withMatches = all.filter(({ matches }) => matches.length > 0);
      await sendDigests(trx, messages, withMatches, { at, now: now(), descriptionOf: newTenders.descriptionOf });
      const schedules = all.flatMap((each) => each.schedules);
      await rescheduleSearches(trx, schedules, momentOf(batch));
      return claimed.length === ids.length;
    });
  }

  /** For readers without matches. */
  async function rescheduleWithoutAlert(readers: readonly DueReader[], batch: Batch): Promise<void> {
    const searchesOf = (isSubscriber: boolean) =>
      readers.filter((reader) => reader.isSubscriber === isSubscriber).flatMap(({ searches }) => searches);
    const schedules = [...schedulesOf(searchesOf(true), null, batch.at), ...schedulesOf(searchesOf(false), null, null)];
    if (schedules.length > 0) await rescheduleSearches(db, schedules, momentOf(batch));
  }

  /** Whether all due readers were handled. */
  async function alertDueReaders(current: Batch): Promise<boolean> {
    const { at } = current;
    const until = performance.now() + runsForMs;
    let newTenders: (NewTenders & { since: number }) | null = null;
    let [after, areAllClaimed] = [0, true];
    while (performance.now() < until) {
      const readers = await dueReadersAfter(db, after, momentOf(current));
      const last = readers.at(-1);
      if (!last) return areAllClaimed;
      after = last.id;
      const since = newSince(readers, at);
      if (!newTenders || since < newTenders.since) {
        const wanted = { since: new Date(since), until: at, readers: 'subscribers' } as const;
        newTenders = { since, ...(await readNewTenders(dependencies, wanted)) };
      }
      const { batch } = newTenders;
      const withMatches = readers.filter((reader) => reader.isSubscriber && hasMatches(reader, batch));
      const matched = new Set(withMatches);
      await rescheduleWithoutAlert(
        readers.filter((reader) => !matched.has(reader)),
        current,
      );
      for (let from = 0; from < withMatches.length; from += readersPerTransaction)
        if (!(await alertReaders(withMatches.slice(from, from + readersPerTransaction), current, newTenders)))
          areAllClaimed = false;
    }
    return false;
  }

  let expiredRecordedOn: string | null = null;

  /** Runs once a day and when a process starts, before newer tenders are announced. */
  async function recordExpiredOnceADay(): Promise<void> {
    const today = dateInAddis(now());
    if (expiredRecordedOn === today) return;
    await recordExpiredAlerts(dependencies);
    expiredRecordedOn = today;
  }

  return {
    ...jobs.sendAlerts,
    async run() {
      if (!(await isAnythingDue(db, now()))) return;
      await recordExpiredOnceADay();
      const at = await createBatch(db, now());
      const unfinished = await unfinishedBatch(db, at);
      const areAllHandled = await alertDueReaders({ at, unfinished });
      if (areAllHandled && unfinished) await finishBatches(db, unfinished, now());
    },
  };
}
