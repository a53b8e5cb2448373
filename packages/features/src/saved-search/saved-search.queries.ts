import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TenderListItem } from '@awaj/api-client/schema';
import type { SearchFilters } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';
import { toFiltersDto, toSavedSearch } from './saved-search.mapper.ts';

export const savedSearchesKey = ['saved-searches'] as const;

/** The tenders that a search would have found last week. */
export interface SearchPreview {
  count: number;
  /** The newest ones. */
  tenders: readonly TenderListItem[];
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
        const { count, tenders } = await unwrap(
          api.POST('/client/saved-searches/preview', { body: { filters }, signal }),
        );
        return { count, tenders };
      },
    });
  },
});

export type SavedSearchQueries = ReturnType<typeof createSavedSearchQueries>;
