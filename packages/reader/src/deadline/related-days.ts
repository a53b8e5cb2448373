import { type CalendarDate, daysBetween } from '@awaj/domain/ethiopian-calendar';
import { isCorrection } from '../matching/index.ts';
import { shortEnglishMonths } from '../notice-text/index.ts';
import { beginningIn, type Place } from '../tokens/index.ts';
import type { Assigned, Mentions, RoleToken } from './mentions.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';
import { isFirstOfTwo } from './starts.ts';

/** The end of a range such as 25 – 9, in which something is sold or shown. */
const dash = /^[^\n]{0,14}-\s*$/;

export function inRange(days: readonly AssignedDay[], folded: string): AssignedDay[] {
  const ranged: AssignedDay[] = [];
  for (const day of days) {
    const from = ranged.at(-1);
    const isEnd = (from?.role === 'sale' || from?.role === 'visit') && from.kind === 'date' && day.kind === 'date';
    const gap = from ? folded.slice(from.end, day.start) : '';
    ranged.push(
      from && isEnd && day.role !== from.role && gap.length <= 16 && dash.test(gap) ? { ...day, role: from.role } : day,
    );
  }
  return ranged;
}

/** Bids are open for weeks, projects run for many months. */
const longestForBids = 120;
/** "January 2024 to [30 June 2026]": a month without a day before the end of a span. */
const fromMonth = new RegExp(
  `\\b(${shortEnglishMonths.join('|')})\\p{L}*,? ((?:19|20)\\d\\d)\\s*(?:to|until|-|–)\\s*$`,
  'u',
);

function monthBefore(folded: string, at: number): CalendarDate | null {
  const [, month = '', year = ''] = fromMonth.exec(folded.slice(Math.max(0, at - 30), at)) ?? [];
  return year === ''
    ? null
    : (`${year}-${String(shortEnglishMonths.indexOf(month) + 1).padStart(2, '0')}-01` as CalendarDate);
}

const besideSpan = 20;
/** "Submission period: 8 July 2025 to 7 July 2026": the word for the closing stands right before the span. */
const isForBids = (start: number, roles: readonly RoleToken[]): boolean =>
  beginningIn(roles, start - 2 * besideSpan, start).some(
    ({ role, strength, end }) => role === 'closing' && strength > 0 && end <= start && start - end <= besideSpan,
  );

/** "1 February 2023 to 31 July 2024": the end of a long span is that of a project. */
export function withoutProjects(days: readonly AssignedDay[], { roles, folded }: Mentions): AssignedDay[] {
  return days.map((day, at) => {
    if (day.kind !== 'date' || day.role !== 'closing' || day.read.chosen === null) return day;
    const before = days[at - 1];
    const isSpan = before?.kind === 'date' && isFirstOfTwo(before, days, folded);
    const from = isSpan ? (before.read.chosen?.date ?? null) : monthBefore(folded, day.start);
    if (from === null || daysBetween(from, day.read.chosen.date) <= longestForBids) return day;
    return isForBids(isSpan ? before.start : day.start, roles) ? day : { ...day, role: 'other' };
  });
}

const inBrackets = /^\s?[(/]\s?(?:\p{L}+,?\s)?$/u;

/** "5 February 2026 (28/05/2018 E.C.)": one day in both calendars gets one role. */
export function asSaidBefore(days: readonly AssignedDay[], folded: string): AssignedDay[] {
  return days.map((day, at) => {
    const before = days[at - 1];
    const isRepeated =
      before?.kind === 'date' &&
      day.kind === 'date' &&
      before.read.chosen !== null &&
      before.read.chosen.date === day.read.chosen?.date &&
      inBrackets.test(folded.slice(before.end, day.start));
    return isRepeated ? { ...day, role: before.role, strength: before.strength, isPair: before.isPair } : day;
  });
}

/** Removes the role of a wrong day or hour that a correction repeats. */
export function withoutCorrected<Each extends Place & Assigned>(all: readonly Each[], folded: string): Each[] {
  return all.map((each, at) => {
    const next = all[at + 1];
    const isWrong = next !== undefined && next.role === each.role && isCorrection(folded.slice(each.end, next.start));
    return isWrong ? { ...each, role: 'other' } : each;
  });
}

const mayBeMeant = (day: AssignedDay): boolean =>
  day.kind === 'date' || (day.kind === 'count' && day.counted.isOrdinal);

/**
 * "The document is sold until 9:30 on the 16th day, and on that day the box is closed": the day is also the closing.
 */
export function sameDayCloses(days: readonly AssignedDay[]): AssignedDay[] {
  if (days.some((day) => day.role === 'closing' && mayBeMeant(day))) return [...days];
  const at = days.findIndex(({ kind, role }) => kind === 'sameDay' && role === 'closing');
  const meant = days.slice(0, Math.max(at, 0)).findLast(mayBeMeant);
  const sameDay = days[at];
  if (!meant || !sameDay) return [...days];
  const { role, strength } = sameDay;
  return days.map((day) => (day === meant && day.role !== 'opening' ? { ...day, role, strength } : day));
}

const andHour = /^\p{L}{0,2}\s?(?:እና\s|ን\s|and\s|fi\s|&\s)?\s*(?:ሰአት|hour|time|sa'?aa)/u;

/** "Sold until 11:00 on the 16th, and the box is closed on that day and hour": the hour is also the closing. */
export function sameHourCloses(
  times: readonly AssignedTime[],
  days: readonly AssignedDay[],
  folded: string,
): AssignedTime[] {
  const sameDay = days.find(
    ({ kind, role, end }) => kind === 'sameDay' && role === 'closing' && andHour.test(folded.slice(end, end + 20)),
  );
  if (!sameDay || times.some(({ role }) => role === 'closing')) return [...times];
  const { role, strength, sentence } = sameDay;
  const meant = times.findLast((time) => time.end <= sameDay.start && time.sentence === sentence);
  return times.map((time) => (time === meant ? { ...time, role, strength } : time));
}
