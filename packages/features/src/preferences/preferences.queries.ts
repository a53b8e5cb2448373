import { type ApiClient, unwrap } from '@awaj/api-client';
import { addDays, type CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { noFilters } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';
import { createCountsQuery } from '../counts/counts.ts';
import { paceDays } from './pace.ts';
import { toChoices, toPreferences } from './preferences.mapper.ts';

/** The lists that have lookups: all tenders, and the reader's own feed. */
type ListPath = 'tender/search' | 'client/myfeed';

export const chosenKey = ['preferences', 'chosen'] as const;

/** New names come from the collectors, but hardly while somebody is choosing. */
const optionsStayMs = 10 * 60_000;

export function createPreferencesQueries(api: ApiClient, locale: string) {
  const counts = createCountsQuery(api, locale);
  const published = (startDate: CalendarDate, endDate: CalendarDate, preferences: Preferences) =>
    counts('client/myfeed', { ...noFilters, startDate, endDate }, preferences);
  async function read(path: ListPath, signal: AbortSignal) {
    const asked = { params: { query: { path } }, signal };
    const [{ languages, regions }, categories] = await Promise.all([
      unwrap(api.GET('/tender/lang-reg', asked)),
      unwrap(api.GET('/tender/categories', asked)),
    ]);
    return { languages, regions, categories };
  }
  return {
    /** All options, named in the language of the page. */
    options: () =>
      queryOptions({
        queryKey: ['preferences', 'options', locale],
        queryFn: async ({ signal }) => toChoices(await read('tender/search', signal)),
        staleTime: optionsStayMs,
      }),
    /** The tenders of the last whole days that match these preferences; the pace is computed from them. */
    lately: (preferences: Preferences, today: CalendarDate) =>
      published(addDays(today, -paceDays), addDays(today, -1), preferences),
    /** The tenders of yesterday. */
    yesterday: (preferences: Preferences, today: CalendarDate) =>
      published(addDays(today, -1), addDays(today, -1), preferences),
    chosen: () =>
      queryOptions({
        queryKey: chosenKey,
        queryFn: async ({ signal }) => toPreferences(await read('client/myfeed', signal)),
      }),
  };
}

export type PreferencesQueries = ReturnType<typeof createPreferencesQueries>;
