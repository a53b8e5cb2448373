import { type ApiClient, unwrap } from '@awaj/api-client';
import type { SearchFilters } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';
import { toFiltersDto, toSavedSearch } from './saved-search.mapper.ts';

export const savedSearchesKey = ['saved-searches'] as const;

/** What a search would have told of last week. */
export interface SearchPreview {
  count: number;
  /** The newest few. */
  tenders: readonly { id: number; title: string; company: string }[];
}

export const createSavedSearchQueries = (api: ApiClient, locale: string) => ({
  list: () =>
    queryOptions({
      queryKey: savedSearchesKey,
      queryFn: async ({ signal }) =>
        (await unwrap(api.GET('/client/saved-searches', { signal }))).saved_searches.map(toSavedSearch),
    }),
  preview: (searched: SearchFilters) => {
    const filters = toFiltersDto(searched);
    return queryOptions({
      queryKey: ['saved-search-preview', locale, filters],
      queryFn: async ({ signal }): Promise<SearchPreview> => {
        const answer = await unwrap(api.POST('/client/saved-searches/preview', { body: { filters }, signal }));
        return {
          count: answer.count,
          tenders: answer.tenders.map(({ id, title, company }) => ({ id, title, company: company.name })),
        };
      },
    });
  },
});

export type SavedSearchQueries = ReturnType<typeof createSavedSearchQueries>;
