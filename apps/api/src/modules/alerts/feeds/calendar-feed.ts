import { type CalendarEvent, calendarFile } from '@awaj/domain/calendar-file';
import { dayMs } from '@awaj/domain/duration';
import { canSee } from '@awaj/domain/entitlement';
import { dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { shownDate } from '@awaj/domain/tender-dates';
import type { Database } from '../../../database/database.ts';
import type { NameOf, ReadNames } from '../../catalog/names/names.ts';
import { isCloseApproximate } from '../../catalog/tenders/filters/shared-conditions.ts';
import type { FeedReader } from './feed.ts';

/** Closed tenders stay for a while, so that no deadline vanishes on its day. */
const keptMs = 30 * dayMs;
const eventsAtMost = 1_000;
const everyHours = 6;
const renewalHour = 9;

const deadlines = (db: Database) =>
  db
    .selectFrom('tenders as t')
    .select(['t.id', 'title', 'company_id', 'closes_at', 'alternative_close_text', 'cancelled_at'])
    .select((eb) => [
      isCloseApproximate.as('isApproximate'),
      'deadline_version',
      eb.fn
        .coalesce(
          eb
            .selectFrom('tender_events')
            .select(({ fn }) => fn.max('happened_at').as('at'))
            .whereRef('tender_events.tender_id', '=', 't.id'),
          'created_at',
        )
        .as('changed_at'),
    ]);

const savedTenders = (db: Database, userId: number, from: Date) =>
  deadlines(db)
    .innerJoin('saved_tenders', 't.id', 'tender_id')
    .where('user_id', '=', userId)
    .where('closes_at', '>', from)
    .orderBy('closes_at')
    .orderBy('t.id')
    .limit(eventsAtMost)
    .execute();

export const findDeadline = (db: Database, id: number) => deadlines(db).where('t.id', '=', id).executeTakeFirst();

type Deadline = Awaited<ReturnType<typeof savedTenders>>[number];

/** Null when the notice names no time. */
export function deadlineEvent(
  tender: Deadline,
  nameOf: NameOf,
  { texts, link, host }: FeedReader['words'],
): CalendarEvent | null {
  const { id, cancelled_at, deadline_version, changed_at, isApproximate } = tender;
  const closes = shownDate({ at: tender.closes_at, alternativeText: tender.alternative_close_text, isApproximate });
  if (closes.kind !== 'instant') return null;
  const isCancelled = cancelled_at !== null;
  const url = link(`/tender/${id}`);
  return {
    // The same id as in the website's calendar file of a tender, so that a calendar with both shows one entry.
    id: `tender-${id}-closes@${host}`,
    title: isCancelled ? texts.cancelled(tender.title) : texts.closes(tender.title, isApproximate),
    description: `${nameOf('companies', tender.company_id)}\n${url}`,
    at: closes.at,
    url,
    version: { sequence: deadline_version + (isCancelled ? 1 : 0), changedAt: changed_at, isCancelled },
  };
}

/** An entry on today's date for readers who may not see deadlines. */
function renewal({ now, words: { texts, link, host } }: FeedReader): CalendarEvent {
  const at = instantInAddis(dateInAddis(now), { hour: renewalHour, minute: 0 });
  const { title, text } = texts.renew;
  const url = link('/billing');
  const version = { sequence: 0, changedAt: at, isCancelled: false };
  return { id: `subscription@${host}`, title, description: `${text}\n${url}`, at, url, version };
}

/** The deadlines of saved tenders as a calendar feed. */
export async function calendarEvents(db: Database, reader: FeedReader, readNames: ReadNames): Promise<CalendarEvent[]> {
  const { feed, viewer, now, words } = reader;
  if (!canSee(viewer, 'dates')) return [renewal(reader)];
  const tenders = await savedTenders(db, feed.userId, new Date(now.getTime() - keptMs));
  const nameOf = await readNames(words.language, { companies: tenders.map(({ company_id }) => company_id) });
  return tenders.flatMap((tender) => deadlineEvent(tender, nameOf, words) ?? []);
}

export const calendarOf = (events: readonly CalendarEvent[], { now, words }: FeedReader): string =>
  calendarFile(events, now, { name: words.texts.calendar, everyHours });
