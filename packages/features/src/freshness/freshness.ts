import { type ApiClient, unwrap } from '@awaj/api-client';
import type { SourceFreshness as SourceDto } from '@awaj/api-client/schema';
import { addDays, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type AreaMessages, formatDate, type Locale } from '@awaj/i18n';
import { queryOptions } from '@tanstack/react-query';
import { dayTexts, timeTexts } from '../day-texts/day-texts.ts';

/** A newspaper, magazine or site, and how current our copy is. */
export interface SourceFreshness {
  id: number;
  name: string;
  kind: SourceDto['kind'];
  languages: readonly string[];
  isCollected: boolean;
  isLate: boolean;
  lastReadAt: Date | null;
  lastNoticeOn: Date | null;
  /** Null for very few. */
  noticesLastWeek: number | null;
  missingDays: readonly Date[];
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const toSource = (dto: SourceDto): SourceFreshness => ({
  id: dto.id,
  name: dto.name,
  kind: dto.kind,
  languages: dto.languages,
  isCollected: dto.is_collected,
  isLate: dto.is_late,
  lastReadAt: toDate(dto.last_read_at),
  lastNoticeOn: toDate(dto.last_notice_on),
  noticesLastWeek: dto.notices_last_week,
  missingDays: dto.missing_days.map((day) => new Date(day)),
});

/** Grouped by the way they are collected. */
export function groupSources(sources: readonly SourceFreshness[]) {
  return {
    collected: sources.filter(({ isCollected }) => isCollected),
    byHand: sources.filter(({ isCollected, lastNoticeOn }) => !isCollected && lastNoticeOn !== null),
    notRead: sources.filter(({ isCollected, lastNoticeOn }) => !isCollected && lastNoticeOn === null),
  };
}

type Words = AreaMessages['sources'];

/** When it was last read, in plain words: "Today, 6:40 am", "Not since Tuesday". */
export function readText({ lastReadAt: at, isLate }: SourceFreshness, now: Date, locale: Locale, words: Words): string {
  if (at === null) return words.read.never;
  const today = dateInAddis(now);
  const day = dateInAddis(at);
  const weekday = day > addDays(today, -7) ? formatDate(at, locale, 'weekday') : null;
  if (isLate && day < today) return words.read.notSince(weekday ?? dayTexts(at, locale).main);
  if (day === today) return words.read.today(timeTexts(at, locale).main);
  if (day === addDays(today, -1)) return words.read.yesterday(timeTexts(at, locale).main);
  return weekday ?? dayTexts(at, locale).main;
}

/** The API allows caching for a minute. */
const staleTime = 60_000;

/** When each source was last read. The same for all readers. */
export const freshnessQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['freshness', locale],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/sources/freshness', { signal }))).map(toSource),
    staleTime,
  });
