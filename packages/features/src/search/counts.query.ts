import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TenderCount as CountDto } from '@awaj/api-client/schema';
import { changeFilters, type ListPath, type SearchFilters, toApiQuery } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';

/** How many tenders there are, or at least. */
export interface TenderCount {
  count: number;
  isExact: boolean;
}

export interface TenderCounts {
  /** What the search finds. */
  total: TenderCount;
  open: TenderCount;
  /** Empty for who may not see when tenders close. */
  closing: readonly { days: number; found: TenderCount }[];
  categories: readonly { id: number; name: string; found: TenderCount }[];
}

const toCount = ({ count, is_exact: isExact }: CountDto): TenderCount => ({ count, isExact });

/** Those by closing first are open ones, whatever else is chosen. */
const countedBy = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, { status: filters.sort === 'closing' ? '1' : filters.status, sort: '' });

/** They change by the minute, and nobody looks again for them. */
const staleTime = 60_000;

/** What a search of a list finds, and what it would find with one choice more. */
export const createCountsQuery = (api: ApiClient, view: string) => (path: ListPath, filters: SearchFilters) => {
  const query = { path, ...toApiQuery(countedBy(filters)) };
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
