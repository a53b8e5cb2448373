import { fromPageQuery, type SearchFilters } from '@awaj/domain/search-filters';
import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchedAt } from '../../address/paths.ts';
import { rememberStatus } from '../../address/remembered-list.ts';

export interface PageFilters {
  filters: SearchFilters;
  hrefOf: (filters: SearchFilters) => string;
  show: (filters: SearchFilters, options?: NavigateOptions) => void;
  /** For links that lead to these filters: remembers the status filter like a shown one. */
  remember: (filters: SearchFilters) => void;
}

/** The filters in the address. */
export function useFilters(): PageFilters {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => fromPageQuery(query), [query]);
  const hrefOf = (wanted: SearchFilters) => searchedAt(pathname, wanted);
  const remember = (wanted: SearchFilters) => rememberStatus(pathname, filters, wanted);
  const show: PageFilters['show'] = (wanted, options) => {
    remember(wanted);
    const href = hrefOf(wanted);
    // The address is ahead of the filters here while their list is loading.
    const isShown = href === location.pathname + location.search;
    void navigate(href, { ...options, replace: options?.replace || isShown });
  };
  return { filters, hrefOf, show, remember };
}
