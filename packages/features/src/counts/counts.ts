import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TenderCount as CountDto } from '@awaj/api-client/schema';
import { minuteMs } from '@awaj/domain/duration';
import type { Preferences } from '@awaj/domain/preferences';
import { changeFilters, type ListPath, type SearchFilters, toApiQuery } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';

/** The number of tenders, or a lower bound. */
export interface TenderCount {
  count: number;
  isExact: boolean;
}

export interface TenderCounts {
  /** All results of the search. */
  total: TenderCount;
  open: TenderCount;
  /** Empty for readers who may not see closing dates. */
  closing: readonly { days: number; found: TenderCount }[];
  categories: readonly { id: number; name: string; found: TenderCount }[];
}

export const toCount = ({ count, is_exact: isExact }: CountDto): TenderCount => ({ count, isExact });

/** A list ordered by closing contains only open tenders, with any filters. */
const countedBy = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, { status: filters.sort === 'closing' ? '1' : filters.status, sort: '' });

/** They change every minute, but nobody comes back to see that. */
const staleTime = minuteMs;

const idsOf = (name: string, ids: readonly number[]) => (ids.length > 0 ? { [name]: ids.join(',') } : {});

const toQuery = ({ categories, regions, languages }: Preferences) => ({
  ...idsOf('selectedCategories', categories),
  ...idsOf('selectedRegions', regions),
  ...idsOf('selectedLanguages', languages),
});

/** The number of results of a search, and with one more filter. For the feed, unsaved `preferences` can be passed. */
export const createCountsQuery =
  (api: ApiClient, view: string) => (path: ListPath, filters: SearchFilters, preferences?: Preferences) => {
    const query = { path, ...toApiQuery(countedBy(filters)), ...(preferences && toQuery(preferences)) };
    return queryOptions({
      queryKey: ['tender-counts', view, query],
      queryFn: async ({ signal }): Promise<TenderCounts> => {
        const counts = await unwrap(api.GET('/tender/counts', { params: { query }, signal }));
        return {
          total: toCount(counts.total),
          open: toCount(counts.open),
          closing: (counts.closing ?? []).map(({ days, found }) => ({ days, found: toCount(found) })),
          categories: counts.categories.map(({ id, name, found }) => ({ id, name, found: toCount(found) })),
        };
      },
      staleTime,
    });
  };
