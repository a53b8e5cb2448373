import { type ResolvedDeadline, resolveDeadline, type WorkingWeek } from '@awaj/domain/deadline';
import { addDays, type CalendarDate, type CivilTime, daysBetween, weekdayOf } from '@awaj/domain/ethiopian-calendar';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { NoticeContext } from '../reading/context.ts';
import type { Found, Span } from '../reading/found.ts';
import type { Reading } from '../reading/reading.ts';
import type { Place, Token } from '../tokens/index.ts';
import type { Chosen } from './choose.ts';
import type { Counting } from './counting-rule.ts';
import { readTerms, type Terms } from './days-and-hours.ts';
import { findMentions } from './mentions.ts';
import { publicHolidaysAround } from './public-holidays.ts';
import { usualCalendar } from './usual-calendar.ts';

type Read = Pick<Reading, 'closes_at' | 'closes_on' | 'opens_at' | 'opens_on' | 'rule'>;

/** A day with its position in the text. */
interface Day extends Chosen<CalendarDate> {
  rule: string;
}

const longestSpan = 200;
const longestOpen = 270;

const spanOf = (...places: readonly (Place | null)[]): Span => {
  const known = places.filter((place) => place !== null);
  const start = Math.min(...known.map((place) => place.start));
  const end = Math.max(...known.map((place) => place.end));
  return end - start <= longestSpan ? [start, end] : [known[0]?.start ?? 0, known[0]?.end ?? 0];
};

const pad = (value: number): string => String(value).padStart(2, '0');
const clockText = ({ hour, minute }: CivilTime): string => `${pad(hour)}:${pad(minute)}`;

interface Base {
  publishedOn: CalendarDate | null;
  workingWeek: WorkingWeek;
  holidays: ReadonlySet<string>;
}

function resolve(
  base: Base,
  rule: Parameters<typeof resolveDeadline>[0]['rule'],
  first: CalendarDate,
  moves: boolean,
): ResolvedDeadline | null {
  const resolved = resolveDeadline({
    rule,
    time: null,
    publishedOn: [first],
    // A printed Saturday is intended, so it is not moved.
    workingWeek: rule.kind === 'printed-date' ? 'monday-to-saturday' : base.workingWeek,
    holidays: base.holidays,
    movesToWorkingDay: moves,
    originalWords: null,
  });
  return resolved.ok ? resolved.value : null;
}

function countedDay(
  counting: Counting | null,
  { movesToWorkingDay, countsFrom }: Terms,
  base: Base,
  rule: string,
): Day | null {
  const from = countsFrom ?? base.publishedOn;
  if (!counting || from === null) return null;
  const first = counting.isFromNextDay && countsFrom === null ? addDays(from, 1) : from;
  const kind = counting.isWorking ? 'working-days' : 'plain-days';
  const resolved = resolve(base, { kind, count: counting.nth }, first, movesToWorkingDay);
  return resolved && { ...counting, value: resolved.working.lastDay, rule };
}

function printedDay(
  chosen: Chosen<CalendarDate> | null,
  { movesToWorkingDay }: Terms,
  base: Base,
  rule: string,
): Day | null {
  if (!chosen) return null;
  const open = base.publishedOn === null ? null : daysBetween(base.publishedOn, chosen.value);
  // A closing a year later is the end of a contract. A closing on the day of printing is that day, misread.
  if (open !== null && (open === 0 || open > longestOpen)) return null;
  const resolved = resolve(
    base,
    { kind: 'printed-date', date: chosen.value },
    base.publishedOn ?? chosen.value,
    movesToWorkingDay,
  );
  return resolved && { ...chosen, value: resolved.working.lastDay, rule };
}

const instant = (day: Day | null, time: Chosen<CivilTime> | null): Found<string> | null =>
  day && time
    ? {
        value: `${day.value}T${clockText(time.value)}:00+03:00`,
        span: spanOf(day, time),
        rule: day.rule,
        confidence: Math.min(day.confidence, time.confidence),
      }
    : null;

const onDay = (day: Day | null): Found<CalendarDate> | null =>
  day && { value: day.value, span: spanOf(day), rule: day.rule, confidence: day.confidence };

function ruleOf({ counting, closesAt, opensAt }: Terms, { text }: ReadableNotice): Reading['rule'] {
  if (!counting) return null;
  const span = spanOf(counting, closesAt);
  return {
    value: {
      text: text.slice(...span),
      nth: counting.nth,
      working_days: counting.isWorking,
      closes: closesAt && clockText(closesAt.value),
      opens: opensAt && clockText(opensAt.value),
    },
    span,
    rule: 'counted-days',
    confidence: counting.confidence,
  };
}

/** "On the next day" is only used if the next day is a working day. */
const isWorkday = (date: CalendarDate, { holidays }: Base): boolean => weekdayOf(date) % 6 !== 0 && !holidays.has(date);

function workdayAfter(date: CalendarDate, base: Base): CalendarDate {
  const next = addDays(date, 1);
  return isWorkday(next, base) ? next : workdayAfter(next, base);
}

function openingDay(terms: Terms, closing: Day | null, base: Base): Day | null {
  const own =
    printedDay(terms.opensOn, terms, base, 'opening-date') ??
    countedDay(terms.openingCounting, terms, base, 'opening-count');
  if (own) return closing && own.value < closing.value ? null : own;
  if (terms.opensNextDay && closing) {
    const next = addDays(closing.value, 1);
    return isWorkday(next, base) ? { ...closing, value: next, rule: 'opening-next-day' } : null;
  }
  if (terms.opensNextWorkday && closing)
    return { ...closing, value: workdayAfter(closing.value, base), rule: 'opening-next-workday' };
  return terms.opensSameDay && closing ? { ...closing, rule: 'opening-same-day' } : null;
}

/** Reads closing and opening. A printed date wins over a count, and a count needs the day of publication. */
export function readDeadline(
  notice: ReadableNotice,
  tokens: readonly Token[],
  publishedOn: Found<CalendarDate> | null,
  context: NoticeContext,
): Read {
  const published = context.publishedOn ?? publishedOn?.value ?? null;
  const hints = { publishedOn: published, usual: usualCalendar(notice, tokens) };
  const terms = readTerms(
    findMentions(tokens, notice.folded, hints),
    notice.folded,
    notice.language === 'en',
    published,
  );
  const base: Base = {
    publishedOn: published,
    workingWeek: context.workingWeek ?? 'monday-to-friday',
    holidays: context.holidays ?? publicHolidaysAround(published ?? terms.closesOn?.value ?? null),
  };
  const closing = terms.closesOn
    ? printedDay(terms.closesOn, terms, base, 'closing-date')
    : countedDay(terms.counting, terms, base, 'closing-count');
  const opening = openingDay(terms, closing, base);
  return {
    closes_at: instant(closing, terms.closesAt),
    closes_on: onDay(closing),
    opens_at: instant(opening, terms.opensAt),
    opens_on: onDay(opening),
    rule: ruleOf(terms, notice),
  };
}
