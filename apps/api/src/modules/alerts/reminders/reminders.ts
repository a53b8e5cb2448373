import { isQuietTime } from '@awaj/domain/alert-times';
import { dayMs, hourMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/queue.ts';
import { jobs } from '../../../jobs/schedule.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import { closingAt } from '../../notifications/closing-at.ts';
import type { Outbox, ReminderMessage } from '../../notifications/notification.ts';
import { type DescriptionOf, readDescriptions } from '../alert-tenders.ts';
import { namedOf, onlyBuyerOf } from '../named-tenders.ts';
import { announcementsFor } from '../reader-channels.ts';
import { dueReminder, firstReminderDays, lastMorning } from './reminder-days.ts';
import {
  type ClosingTender,
  type Reminder,
  type ReminderReader,
  readersAfter,
  recordReminders,
  savedOf,
  tendersClosing,
} from './reminder-readers.ts';
import { claimStep, currentRound, type ReminderRound } from './reminder-round.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
  readNames: ReadNames;
}

const readersAtOnce = 100;
/** A job runs every minute, so the next one continues. */
const stepsAtOnce = 100;
/** A reminder of the morning may be sent until nine in the evening. */
const validMs = 14 * hourMs;

function toMessage(tenders: readonly ClosingTender[], descriptionOf: (tender: ClosingTender) => string, now: Date) {
  const { named, more } = namedOf(tenders);
  const items = named.map((tender) => {
    const { id, title, closesAt, isCloseApproximate } = tender;
    return { id, title, about: descriptionOf(tender), closing: closingAt(closesAt, isCloseApproximate, now) };
  });
  const validUntil = new Date(Math.max(lastMorning(now).getTime() + validMs, now.getTime() + hourMs));
  return {
    template: 'tendersClosing',
    tenders: items,
    more,
    validUntil,
  } satisfies ReminderMessage;
}

const laterOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** The reminders of a reader; none during their quiet time. */
function dueFor(
  reader: ReminderReader,
  { saved, tenders, now }: { saved: ReadonlyMap<number, Date>; tenders: readonly ClosingTender[]; now: Date },
): Reminder[] {
  if (isQuietTime(reader, now)) return [];
  return tenders.flatMap((tender) => {
    const savedAt = saved.get(tender.id);
    if (!savedAt) return [];
    const daysBefore = dueReminder(tender.closesAt, { knownAt: laterOf(savedAt, tender.movedAt), now });
    return daysBefore === null ? [] : [{ userId: reader.id, tender, daysBefore }];
  });
}

/**
 * Reminds subscribers of saved tenders 7, 3 and 1 days before they close, and on the morning of that day. Missed
 * reminders are sent later while there is time. Outside the morning only readers with their own hours are checked.
 */
export function createReminders({ db, now, messages, readNames }: Dependencies): Job {
  async function remind(
    trx: Database,
    readers: readonly ReminderReader[],
    due: Reminder[],
    descriptionOf: DescriptionOf,
  ) {
    const recorded = await recordReminders(trx, due, now());
    const announcements = readers.flatMap((reader) => {
      const tenders = recorded.flatMap(({ userId, tender }) => (userId === reader.id ? [tender] : []));
      if (tenders.length === 0) return [];
      const message = toMessage(tenders, (tender) => descriptionOf(tender, reader.language), now());
      const because = message.tenders.map(({ id, title }) => ({ kind: 'saved_tender' as const, id, name: title }));
      const companyId = onlyBuyerOf(tenders);
      return announcementsFor(reader, { occasion: now().toISOString(), message, because, companyId });
    });
    await messages.announce(trx, ...announcements);
  }

  async function continueRound(round: ReminderRound): Promise<void> {
    const tenders = await tendersClosing(db, now(), new Date(now().getTime() + (firstReminderDays + 1) * dayMs));
    const tenderIds = tenders.map(({ id }) => id);
    const descriptionOf = await readDescriptions(tenders, readNames);
    const withSettings = lastMorning(now()) <= round.hourBefore;
    let { doneUntil } = round;
    for (let step = 0; step < stepsAtOnce; step++) {
      const wanted = { tenderIds, count: readersAtOnce, now: now(), withSettings };
      const readers = tenderIds.length === 0 ? [] : await readersAfter(db, doneUntil, wanted);
      const from = { ...round, doneUntil };
      const last = readers.at(-1);
      if (!last) return void (await claimStep(db, from, 'done'));
      const saved = await savedOf(db, readers, tenderIds);
      const due = readers.flatMap((reader) =>
        dueFor(reader, { saved: saved.get(reader.id) ?? new Map(), tenders, now: now() }),
      );
      const isClaimed = await db.transaction().execute(async (trx) => {
        if (!(await claimStep(trx, from, { doneUntil: last.id }))) return false;
        await remind(trx, readers, due, descriptionOf);
        return true;
      });
      if (!isClaimed) return;
      doneUntil = last.id;
    }
  }

  return {
    ...jobs.remindOfClosings,
    async run() {
      const round = await currentRound(db, now());
      if (round) await continueRound(round);
    },
  };
}
