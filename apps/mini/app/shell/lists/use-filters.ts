import { fromPageQuery, type SearchFilters } from '@awaj/domain/search-filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the list of this page is narrowed by, which is what its address says. */
export function useFilters(): SearchFilters {
  const [query] = useSearchParams();
  return useMemo(() => fromPageQuery(query), [query]);
}
