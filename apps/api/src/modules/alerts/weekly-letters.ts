import { isQuietTime, morningHour, nextAlertTime } from '@awaj/domain/alert-times';
import { dayMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import type { Announcement } from '../notifications/notification.ts';
import { usualQuietTimes } from '../notifications/quiet-times.ts';
import { listPath, reasonsOf } from './alert-digests.ts';
import { matchesFor } from './alert-matches.ts';
import { namedOf } from './named-tenders.ts';
import { type AlertDependencies, type NewTenders, readNewTenders } from './new-tenders.ts';
import { announcementsFor } from './reader-channels.ts';
import { type WeeklyReader, weeklyReadersAfter } from './weekly-readers.ts';

const weekMs = 7 * dayMs;
const readersAtOnce = 100;
/** A job runs every minute, so the next one continues. */
const stepsAtOnce = 100;

function lastMonday(now: Date): Date {
  const next = nextAlertTime({ frequency: 'weekly', hour: morningHour }, now) ?? now;
  return new Date(next.getTime() - weekMs);
}

interface Progress {
  monday: Date;
  doneUntil: number;
}

/** The progress of this Monday's letters; null when all are written. */
async function progressOf(db: Database, monday: Date): Promise<Progress | null> {
  await db
    .insertInto('weekly_letters')
    .values({ monday })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('weekly_letters')
    .select('done_until')
    .where('monday', '=', monday)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ? { monday, doneUntil: row.done_until } : null;
}

/** Claims a step; false when another worker has it. */
async function claimStep(trx: Database, { monday, doneUntil }: Progress, to: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('weekly_letters')
    .set({ done_until: to })
    .where('monday', '=', monday)
    .where('done_until', '=', doneUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** By mail, or in the chat of a reader without mail. Empty when nothing was found. */
function letterFor(reader: WeeklyReader, monday: Date, { tenders, batch, descriptionOf }: NewTenders): Announcement[] {
  const matches = matchesFor(reader, tenders, batch);
  const { named, more } = namedOf(matches);
  if (named.length === 0) return [];
  const items = named.map(({ tender }) => ({
    id: tender.id,
    title: tender.title,
    about: descriptionOf(tender, reader.language),
  }));
  const because = reasonsOf(matches);
  const message = { template: 'weeklyLetter', tenders: items, more, listPath: listPath(reader, because) } as const;
  const by = [reader.email === null ? 'telegram' : 'email'] as const;
  return announcementsFor(reader, { occasion: monday.toISOString(), message, because, by });
}

/** Tells readers without a subscription on Mondays which tenders of the last week match, without paid content. */
export function createWeeklyLetters(dependencies: AlertDependencies): Job {
  const { db, now, messages } = dependencies;

  async function sendLetters(progress: Progress): Promise<void> {
    const { monday } = progress;
    const since = new Date(monday.getTime() - weekMs);
    const newTenders = await readNewTenders(dependencies, { since, until: monday, readers: 'everybody' });
    let { doneUntil } = progress;
    for (let step = 0; step < stepsAtOnce; step++) {
      const readers = await weeklyReadersAfter(db, doneUntil, readersAtOnce, { now: now(), since });
      const last = readers.at(-1);
      if (!last) {
        await db.updateTable('weekly_letters').set({ finished_at: now() }).where('monday', '=', monday).execute();
        return;
      }
      const from = { monday, doneUntil };
      const isClaimed = await db.transaction().execute(async (trx) => {
        if (!(await claimStep(trx, from, last.id))) return false;
        await messages.announce(trx, ...readers.flatMap((reader) => letterFor(reader, monday, newTenders)));
        return true;
      });
      if (!isClaimed) return;
      doneUntil = last.id;
    }
  }

  return {
    ...jobs.sendWeeklyLetters,
    async run() {
      if (isQuietTime(usualQuietTimes, now())) return;
      const progress = await progressOf(db, lastMonday(now()));
      if (progress) await sendLetters(progress);
    },
  };
}
