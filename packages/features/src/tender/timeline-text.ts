import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type AreaMessages, type Locale, languages } from '@awaj/i18n';
import { dayTexts, timeTexts } from '../day-texts/day-texts.ts';
import type { Publication, TenderDetail } from './tender.ts';
import { dateTexts } from './tender-text.ts';
import type { TimelineEvent } from './timeline.ts';

type Words = AreaMessages['tenderPage']['timeline'];

/** The days are enough unless only the hour changed. */
function closingText({ before, after }: NonNullable<TimelineEvent['closes']>, locale: Locale, words: Words): string {
  const day = (at: Date) => dayTexts(at, locale).main;
  const moment = (at: Date) => {
    const texts = dateTexts({ at, alternativeText: null }, locale);
    return texts?.kind === 'dual' ? texts.main : day(at);
  };
  if (before === null) return words.newClosing(day(after));
  return day(before) === day(after)
    ? words.movedClosing(moment(before), moment(after))
    : words.movedClosing(day(before), day(after));
}

/** The publications as events: the history of a tender to which nothing else has happened. */
export const printingsAsEvents = (publications: readonly Publication[]): TimelineEvent[] =>
  publications
    .toSorted((left, right) => left.publishedOn.localeCompare(right.publishedOn))
    .map(({ source, publishedOn }, place) => ({
      kind: place === 0 ? 'published' : 'printed',
      at: new Date(publishedOn),
      source,
      closes: null,
      changed: [],
    }));

const isPrinting = ({ kind }: TimelineEvent): boolean => kind === 'published' || kind === 'printed';

/** A notice in several papers on one day is one event, with all their names. */
export function mergePrintings(events: readonly TimelineEvent[], locale: Locale): TimelineEvent[] {
  const merged: TimelineEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    const isOfSameDay = last && isPrinting(last) && dateInAddis(last.at) === dateInAddis(event.at);
    if (isOfSameDay && event.kind === 'printed' && last.source && event.source)
      merged[merged.length - 1] = { ...last, source: `${last.source}${languages[locale].comma} ${event.source}` };
    else merged.push(event);
  }
  return merged;
}

interface Ahead {
  phase: 'now' | 'ahead';
  at: Date;
  what: string;
  /** The day was counted or estimated. */
  isApproximate?: boolean;
}

type Dated = Pick<TenderDetail, 'schedule' | 'status' | 'closeDateWorking'>;

/** Today, and the coming dates while the tender is open. */
export function stepsAhead(
  { schedule, status, closeDateWorking: working }: Dated,
  now: Date,
  locale: Locale,
  words: Words,
): Ahead[] {
  if (schedule.kind === 'locked' || status === 'closed') return [];
  const { closes, opens } = schedule;
  if (closes.at === null || closes.at <= now) return [];
  const withHour = (what: string, at: Date) => `${what} · ${timeTexts(at, locale).main}`;
  return [
    { phase: 'now', at: now, what: words.open },
    {
      phase: 'ahead',
      at: closes.at,
      what: working?.hasHour === false ? words.closes : withHour(words.closes, closes.at),
      isApproximate: working?.isApproximate ?? false,
    },
    ...(opens.at && opens.at >= closes.at
      ? [{ phase: 'ahead' as const, at: opens.at, what: withHour(words.opens, opens.at) }]
      : []),
  ];
}

/** Returns the event, and below it the changes. */
export function eventTexts(event: TimelineEvent, locale: Locale, words: Words): { what: string; details: string[] } {
  const fields = event.changed.map((field) => words.fields[field]);
  return {
    what: words.kinds[event.kind],
    details: [
      ...(event.closes ? [closingText(event.closes, locale, words)] : []),
      ...(fields.length > 0 ? [words.changed(fields.join(`${languages[locale].comma} `))] : []),
    ],
  };
}
