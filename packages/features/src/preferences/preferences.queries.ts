import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { type Choices, toPreferences } from './preferences.mapper.ts';

/** The lists for which the lookups answer: what there is, and what the reader's own feed is made of. */
type ListPath = 'tender/search' | 'client/myfeed';

export const chosenKey = ['preferences', 'chosen'] as const;

/** Names change when the collectors find new ones, which is not while somebody chooses. */
const optionsStayMs = 10 * 60_000;

export function createPreferencesQueries(api: ApiClient, locale: string) {
  async function read(path: ListPath, signal: AbortSignal): Promise<Choices> {
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
        queryFn: ({ signal }) => read('tender/search', signal),
        staleTime: optionsStayMs,
      }),
    chosen: () =>
      queryOptions({
        queryKey: chosenKey,
        queryFn: async ({ signal }) => toPreferences(await read('client/myfeed', signal)),
      }),
  };
}

export type PreferencesQueries = ReturnType<typeof createPreferencesQueries>;
