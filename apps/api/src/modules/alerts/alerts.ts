import { firstAlertTime, firstAlertTimeTomorrow, nextAlertTime } from '@awaj/domain/alert-times';
import { secondMs } from '@awaj/domain/duration';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { finishBatches, isAnythingDue, noteNewTenders, oldestTold, unfinishedBatch } from './alert-batches.ts';
import { tell } from './alert-digests.ts';
import { type Find, findsFor, isAnythingFound } from './alert-finds.ts';
import {
  type AlertReader,
  canBeTold,
  type DueReader,
  type DueSearch,
  dueReadersAfter,
  rescheduleSearches,
  type SearchSchedule,
  takeReaders,
} from './alert-readers.ts';
import { noteLeftOut } from './left-out.ts';
import { type AlertDependencies, type NewTenders, readNewTenders } from './new-tenders.ts';

const toldAtOnce = 200;
/** A job may take a minute; the next one goes on. */
const goesOnForMs = 50 * secondMs;

interface Batch {
  at: Date;
  /** The newest batch that immediate alerts have not finished. */
  news: Date | null;
}

/** The end of a reader's quiet time; null when alerts may go out. */
function waitsUntil(reader: AlertReader, now: Date): Date | null {
  const { mostADay, toldToday } = reader;
  if (mostADay !== null && toldToday >= mostADay) return firstAlertTimeTomorrow(reader, now);
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

  /** Readers in a quiet time keep their new tenders for later. */
  function look(
    reader: AlertReader,
    at: Date,
    { tenders, batch }: NewTenders,
  ): { finds: Find[]; schedules: SearchSchedule[] } {
    const { searches } = reader;
    if (!canBeTold(reader)) return { finds: [], schedules: schedulesOf(searches, null, null) };
    const wait = waitsUntil(reader, now());
    if (wait) return { finds: [], schedules: schedulesOf(searches, wait, null) };
    return { finds: findsFor(reader, tenders, batch), schedules: schedulesOf(searches, null, at) };
  }

  const momentOf = ({ news }: Batch) => ({ now: now(), oldest: oldestTold(now()), news });

  /** False when another worker has claimed some of them. */
  async function tellAll(readers: readonly DueReader[], batch: Batch, news: NewTenders): Promise<boolean> {
    const ids = readers.map(({ id }) => id);
    const { at } = batch;
    return db.transaction().execute(async (trx) => {
      const taken = await takeReaders(trx, ids, momentOf(batch));
      const all = taken.map((reader) => ({ reader, ...look(reader, at, news) }));
      const found = all.filter(({ finds }) => finds.length > 0);
      await tell(trx, messages, found, { at, now: now(), aboutOf: news.aboutOf });
      const schedules = all.flatMap((each) => each.schedules);
      await rescheduleSearches(trx, schedules, momentOf(batch));
      return taken.length === ids.length;
    });
  }

  /** Readers without anything new. */
  async function passOver(readers: readonly DueReader[], batch: Batch): Promise<void> {
    const searchesOf = (isSubscriber: boolean) =>
      readers.filter((reader) => reader.isSubscriber === isSubscriber).flatMap(({ searches }) => searches);
    const schedules = [...schedulesOf(searchesOf(true), null, batch.at), ...schedulesOf(searchesOf(false), null, null)];
    if (schedules.length > 0) await rescheduleSearches(db, schedules, momentOf(batch));
  }

  /** Whether all due readers were handled. */
  async function goOn(noted: Batch): Promise<boolean> {
    const { at } = noted;
    const until = performance.now() + goesOnForMs;
    let news: (NewTenders & { since: number }) | null = null;
    let [after, areAllTaken] = [0, true];
    while (performance.now() < until) {
      const readers = await dueReadersAfter(db, after, momentOf(noted));
      const last = readers.at(-1);
      if (!last) return areAllTaken;
      after = last.id;
      const since = newSince(readers, at);
      if (!news || since < news.since) {
        const wanted = { since: new Date(since), until: at, readers: 'subscribers' } as const;
        news = { since, ...(await readNewTenders(dependencies, wanted)) };
      }
      const { batch } = news;
      const toTell = readers.filter((reader) => reader.isSubscriber && isAnythingFound(reader, batch));
      const told = new Set(toTell);
      await passOver(
        readers.filter((reader) => !told.has(reader)),
        noted,
      );
      for (let from = 0; from < toTell.length; from += toldAtOnce)
        if (!(await tellAll(toTell.slice(from, from + toldAtOnce), noted, news))) areAllTaken = false;
    }
    return false;
  }

  let leftOutNotedOn: string | null = null;

  /** Runs once a day and when a process starts, before newer tenders are announced. */
  async function noteLeftOutOfDay(): Promise<void> {
    const today = dateInAddis(now());
    if (leftOutNotedOn === today) return;
    await noteLeftOut(dependencies);
    leftOutNotedOn = today;
  }

  return {
    ...jobs.sendAlerts,
    async run() {
      if (!(await isAnythingDue(db, now()))) return;
      await noteLeftOutOfDay();
      const at = await noteNewTenders(db, now());
      const news = await unfinishedBatch(db, at);
      const areAllLooked = await goOn({ at, news });
      if (areAllLooked && news) await finishBatches(db, news, now());
    },
  };
}
