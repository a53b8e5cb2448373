import { fromPageQuery, type SearchFilters } from '@awaj/domain/search-filters';
import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchedAt } from '../../address/paths.ts';
import { rememberStatus } from '../../address/remembered-list.ts';

export interface PageFilters {
  filters: SearchFilters;
  hrefOf: (filters: SearchFilters) => string;
  show: (filters: SearchFilters, options?: NavigateOptions) => void;
  /** For a link that leads to these filters: what is chosen by it is remembered as what is shown is. */
  remember: (filters: SearchFilters) => void;
}

/** What the list of this page is narrowed by, which is what its address says. */
export function useFilters(): PageFilters {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => fromPageQuery(query), [query]);
  const hrefOf = (wanted: SearchFilters) => searchedAt(pathname, wanted);
  const remember = (wanted: SearchFilters) => rememberStatus(pathname, filters, wanted);
  const show: PageFilters['show'] = (wanted, options) => {
    remember(wanted);
    void navigate(hrefOf(wanted), options);
  };
  return { filters, hrefOf, show, remember };
}
