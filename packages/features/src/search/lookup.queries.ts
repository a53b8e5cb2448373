import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Category } from '@awaj/api-client/schema';
import type { ListPath } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';

/** An option of a filter. */
export interface Choice {
  id: number;
  name: string;
  /** The number of its tenders in the list, if the API counts them. */
  count?: number;
}

export const toChoice = ({ id, name, tenders_count }: Category): Choice => ({ id, name, count: tenders_count });

/** The options change daily, not by the minute. */
const staleTime = 10 * 60_000;

export function createLookupQueries(api: ApiClient, locale: string) {
  const keyOf = (path: ListPath, name: string) => ['lookups', path, name, locale];
  return {
    categories: (path: ListPath) =>
      queryOptions({
        queryKey: keyOf(path, 'categories'),
        queryFn: async ({ signal }) =>
          (await unwrap(api.GET('/tender/categories', { params: { query: { path } }, signal }))).map(toChoice),
        staleTime,
      }),
    languagesAndRegions: (path: ListPath) =>
      queryOptions({
        queryKey: keyOf(path, 'languages and regions'),
        queryFn: async ({ signal }) => {
          const { languages, regions } = await unwrap(
            api.GET('/tender/lang-reg', { params: { query: { path } }, signal }),
          );
          return { languages: languages.map(toChoice), regions: regions.map(toChoice) };
        },
        staleTime,
      }),
    sources: () =>
      queryOptions({
        queryKey: ['lookups', 'sources', locale],
        queryFn: async ({ signal }) => (await unwrap(api.GET('/tender/sources', { signal }))).map(toChoice),
        staleTime,
      }),
  };
}

export type LookupQueries = ReturnType<typeof createLookupQueries>;
