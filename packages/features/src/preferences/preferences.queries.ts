import { type ApiClient, unwrap } from '@awaj/api-client';
import { addDays, type CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { noFilters } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';
import { createCountsQuery } from '../counts/counts.ts';
import { paceDays } from './pace.ts';
import { toChoices, toPreferences } from './preferences.mapper.ts';

/** The lists for which the lookups answer: what there is, and what the reader's own feed is made of. */
type ListPath = 'tender/search' | 'client/myfeed';

export const chosenKey = ['preferences', 'chosen'] as const;

/** Names change when the collectors find new ones, which is not while somebody chooses. */
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
    /** Everything that can be chosen, named in the language of the page. */
    options: () =>
      queryOptions({
        queryKey: ['preferences', 'options', locale],
        queryFn: async ({ signal }) => toChoices(await read('tender/search', signal)),
        staleTime: optionsStayMs,
      }),
    /** What came for such a choice on the whole days before today that tell its pace. */
    lately: (preferences: Preferences, today: CalendarDate) =>
      published(addDays(today, -paceDays), addDays(today, -1), preferences),
    /** And the day before today. */
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
