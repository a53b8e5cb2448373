import type { ListPath, SearchFilters } from '@awaj/domain/search-filters';
import { SearchForm, useSearchDraft } from '@awaj/features/search';
import type { ReactElement } from 'react';
import { useQueries } from '../../api.ts';
import { sidebarFormId } from './form-ids.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import type { Reader } from './use-reader.ts';

export interface SidebarProps {
  heading: string;
  path: ListPath;
  reader: Reader;
  /** The address of the list itself, for a browser without script. */
  action: string;
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
}

/** Beside the list on a desktop: the list follows when the choosing rests. */
export function Sidebar({ heading, path, reader, action, filters, onSearch }: SidebarProps): ReactElement {
  const { lookups } = useQueries();
  const { draft, change, search } = useSearchDraft({
    filters,
    isLive: true,
    onSearch: (wanted) => {
      rememberSearch(wanted.title);
      onSearch(wanted);
    },
  });
  return (
    <SearchForm
      action={action}
      draft={draft}
      heading={heading}
      history={<RecentSearches />}
      id={sidebarFormId}
      isHeldBack={!reader.isKnown}
      lookups={lookups}
      onChange={change}
      onSearch={search}
      path={path}
      seesClosing={reader.seesClosing}
    />
  );
}
