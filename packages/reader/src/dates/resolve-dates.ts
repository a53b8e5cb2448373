import { type CalendarDate, daysBetween, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import type { Calendar, Place } from '../tokens/index.ts';
import { type CalendarHints, type ChosenDate, chooseDate, type PrintedDate } from './calendar-choice.ts';
import type { DateMention } from './date-mentions.ts';

/** A date whose day was resolved. Null for a contradictory one. */
export interface ReadDate extends Place {
  chosen: ChosenDate | null;
}

/** "From 5 to 20 Sene 2016": the longest distance at which the next date lends its year. */
const longestRange = 60;
/** The most days between a date without a year and the day of publication or another date of the text. */
const farthestWithoutYear = 120;

function yearOf({ date, calendar }: ChosenDate): number {
  return calendar === 'ethiopian' ? toEthiopian(date).year : Number(date.slice(0, 4));
}

const withYear = ({ printed }: DateMention, year: number): PrintedDate | null => printed && { ...printed, year };

/** Returns the calendar that dates with a sign use. Null if they disagree. */
function calendarSaid(mentions: readonly DateMention[]): Calendar | null {
  const said = new Set(
    mentions.flatMap(({ printed }) => {
      if (!printed) return [];
      if (printed.era) return [printed.era];
      if (printed.month.gregorian === null) return ['ethiopian' as const];
      return printed.month.ethiopian === null ? ['gregorian' as const] : [];
    }),
  );
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

/** Chooses the year that brings the date nearest to a known day, but not long before it. */
function nearestTo(known: ChosenDate, mention: DateMention, hints: CalendarHints, isBase: boolean): ChosenDate | null {
  const year = yearOf(known);
  const near = [year - 1, year, year + 1]
    .flatMap((each) => {
      const printed = withYear(mention, each);
      const chosen = printed && chooseDate({ ...printed, era: printed.era ?? known.calendar }, hints);
      return chosen ? [{ chosen, days: daysBetween(known.date, chosen.date) }] : [];
    })
    .filter(({ days }) => days >= (isBase ? -2 : -farthestWithoutYear) && days <= farthestWithoutYear)
    .sort((one, other) => Math.abs(one.days) - Math.abs(other.days));
  const [first] = near;
  return first ? { ...first.chosen, confidence: 0.7 } : null;
}

const bothCalendarsOf = (date: CalendarDate): ChosenDate[] => [
  { date, calendar: 'ethiopian', confidence: 1 },
  { date, calendar: 'gregorian', confidence: 1 },
];

function withoutYear(
  mention: DateMention,
  next: { mention: DateMention; read: ReadDate } | undefined,
  dated: readonly ChosenDate[],
  hints: CalendarHints,
): ChosenDate | null {
  if (next?.read.chosen && next.mention.start - mention.end <= longestRange) {
    const printed = withYear(mention, yearOf(next.read.chosen));
    const chosen = printed && chooseDate({ ...printed, era: printed.era ?? next.read.chosen.calendar }, hints);
    if (chosen) return { ...chosen, confidence: 0.8 };
  }
  const bases = hints.publishedOn === null ? [] : bothCalendarsOf(hints.publishedOn);
  for (const base of bases) {
    const month = mention.printed?.month;
    if ((base.calendar === 'ethiopian' ? month?.ethiopian : month?.gregorian) == null) continue;
    const chosen = nearestTo(base, mention, hints, true);
    if (chosen) return chosen;
  }
  for (const known of dated) {
    const chosen = nearestTo(known, mention, hints, false);
    if (chosen) return chosen;
  }
  return null;
}

/** Only the first days lend their year. A longer list says nothing about other dates. */
const mostDays = 20;

/** Collects the days without duplicates. */
function firstDays(read: readonly ReadDate[]): ChosenDate[] {
  const days = new Map<string, ChosenDate>();
  for (const { chosen } of read) {
    if (chosen && !days.has(chosen.calendar + chosen.date)) days.set(chosen.calendar + chosen.date, chosen);
    if (days.size === mostDays) break;
  }
  return [...days.values()];
}

/** ሰኔ ግንቦት 29: returns the date that was still ahead at the time of printing, if the other had passed. */
function ahead(either: DateMention['either'], hints: CalendarHints): ChosenDate | null {
  const { publishedOn } = hints;
  if (publishedOn === null) return null;
  const found = either.flatMap((printed) => {
    const year = printed.year;
    const chosen = year === null ? null : chooseDate({ ...printed, year }, hints);
    return chosen ? [{ chosen, days: daysBetween(publishedOn, chosen.date) }] : [];
  });
  const [only, ...others] = found.filter(({ days }) => days > 0 && days <= farthestWithoutYear);
  return only && others.length === 0 && found.length === 2 ? { ...only.chosen, confidence: 0.6 } : null;
}

const inBrackets = /^\s?(?:አ\.?ም\.?)?\s?[(/]\s?$/;

/** "ኅዳር 26/2019 (12/05/2026)": the same day in the other calendar, with the month first. */
function saidOnceMore({ printed, start, end }: DateMention, { chosen }: ReadDate): ReadDate | null {
  if (!chosen || !printed?.isNumeric || printed.year === null || printed.month.gregorian === null) return null;
  const monthFirst = [printed.year, printed.day, printed.month.gregorian].map((part) => String(part).padStart(2, '0'));
  return chosen.calendar === 'ethiopian' && monthFirst.join('-') === chosen.date ? { start, end, chosen } : null;
}

/** Resolves all dates of a text. Dates that stay unclear are kept in the list. */
export function resolveDates(
  mentions: readonly DateMention[],
  folded: string,
  { publishedOn, usual }: CalendarHints,
): ReadDate[] {
  const hints = { publishedOn, usual: calendarSaid(mentions) ?? usual };
  const read: ReadDate[] = mentions.map(({ start, end, printed, either }) => {
    const year = printed?.year ?? null;
    const chosen = printed && year !== null ? chooseDate({ ...printed, year }, hints) : ahead(either, hints);
    return { start, end, chosen };
  });
  for (const [at, mention] of mentions.entries()) {
    const before = read[at - 1];
    const said =
      before && inBrackets.test(folded.slice(before.end, mention.start)) ? saidOnceMore(mention, before) : null;
    if (said) read[at] = said;
  }
  const dated = firstDays(read);
  for (let at = mentions.length - 1; at >= 0; at--) {
    const mention = mentions[at];
    const following = mentions[at + 1];
    const readNext = read[at + 1];
    if (!mention?.printed || mention.printed.year !== null) continue;
    const next = following && readNext ? { mention: following, read: readNext } : undefined;
    read[at] = { start: mention.start, end: mention.end, chosen: withoutYear(mention, next, dated, hints) };
  }
  return read;
}
