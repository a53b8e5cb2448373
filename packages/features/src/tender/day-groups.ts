import { dateInAddis, daysBetween } from '@awaj/domain/ethiopian-calendar';
import { formatDate, type Locale, type Messages } from '@awaj/i18n';
import { shortDayTexts, timeTexts } from '../day-texts/day-texts.ts';
import type { Tender } from './tender.ts';

type DayWords = Messages['tender']['list']['days'];

interface Reader {
  now: Date;
  locale: Locale;
  words: DayWords;
}

const daysAgo = (at: Date, now: Date): number => daysBetween(dateInAddis(at), dateInAddis(now));

/** The end of the former visit, with the time if it was today or yesterday. */
export function newSinceText(since: Date, { now, locale, words }: Reader): string {
  const days = daysAgo(since, now);
  if (days <= 0) return words.newSinceToday(timeTexts(since, locale).main);
  if (days === 1) return words.newSinceYesterday(timeTexts(since, locale).main);
  return words.newSince(days < 7 ? formatDate(since, locale, 'weekday') : shortDayTexts(since, now, locale)[0]);
}

/** A day in words ("Yesterday"), and in both calendars as notes. */
export function dayTextsOf(at: Date, { now, locale, words }: Reader): { label: string; notes: readonly string[] } {
  const [main, other] = shortDayTexts(at, now, locale);
  const days = daysAgo(at, now);
  if (days > 1) return { label: formatDate(at, locale, 'weekday'), notes: [main, other] };
  const label = days === 1 ? words.yesterday : words.today;
  return { label, notes: [words.note(formatDate(at, locale, 'shortWeekday'), main), other] };
}

export interface DayGroup {
  /** The id of its first tender. */
  id: number;
  label: string;
  notes: readonly string[];
}

export interface DayGroupOptions extends Reader {
  /** The end of the former visit: tenders since then form a group. */
  newSince: Date | null;
  /** How many tenders that group will have once all of them are loaded. */
  newCount: string | null;
  /** Whether the first group may continue before these tenders. */
  beginsInside: boolean;
  /** Whether the last group may continue after these tenders. */
  hasMore: boolean;
}

interface Gathered {
  first: Tender;
  isNew: boolean;
  count: number;
}

/** Groups tenders sorted by newest first: each day once, however many pages it fills. */
function gather(tenders: readonly Tender[], newSince: Date | null): Gathered[] {
  const groups = new Map<string, Gathered>();
  for (const tender of tenders) {
    const isNew = newSince !== null && tender.createdAt > newSince;
    const key = isNew ? 'new' : dateInAddis(tender.createdAt);
    const { first, count } = groups.get(key) ?? { first: tender, count: 0 };
    groups.set(key, { first, isNew, count: count + 1 });
  }
  return [...groups.values()];
}

/** Tenders by day of posting, preceded by those new to the reader. */
export function dayGroups(tenders: readonly Tender[], options: DayGroupOptions): DayGroup[] {
  const { newSince, newCount, beginsInside, hasMore } = options;
  const groups = gather(tenders, newSince);
  return groups.map(({ first, isNew, count }, place) => {
    const { label, notes } = dayTextsOf(first.createdAt, options);
    const words = isNew && newSince ? newSinceText(newSince, options) : label;
    const isCut = (beginsInside && place === 0) || (hasMore && place === groups.length - 1);
    const total = isCut ? isNew && newCount : String(count);
    return { id: first.id, label: total ? `${words} · ${total}` : words, notes };
  });
}
