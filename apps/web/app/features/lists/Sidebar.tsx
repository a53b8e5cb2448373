import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { ListPath, SearchFilters } from '@awaj/domain/search-filters';
import { RecentSearches, SearchForm, titleFieldId, useSearchDraft } from '@awaj/features/search';
import { useLocale } from '@awaj/i18n/react';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { pathsIn, searchedAt, searchHash } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { sidebarFormId } from '../../shell/search-form-ids.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import type { PageFilters } from './use-filters.ts';
import type { Reader } from './use-reader.ts';

export interface SidebarProps {
  heading: string;
  path: ListPath;
  reader: Reader;
  /** The list's address, for a browser without script. */
  action: string;
  filters: SearchFilters;
  today: CalendarDate;
  onSearch: PageFilters['show'];
}

/** Whether only the words changed while typing: Back then skips the intermediate searches. */
function isTypedOn({ title, ...others }: SearchFilters, { title: now, ...wanted }: SearchFilters): boolean {
  if (searchedAt('', { title: now, ...others }) !== searchedAt('', { title: now, ...wanted })) return false;
  return title === now || (title !== '' && now !== '' && (now.startsWith(title) || title.startsWith(now)));
}

/** On a wide page the hash that opens the drawer moves the focus to the first field. */
function useFocusBySearchHash(): void {
  const isWanted = useLocation().hash === searchHash;
  useEffect(() => {
    if (isWanted) document.getElementById(titleFieldId(sidebarFormId))?.focus();
  }, [isWanted]);
}

/** Beside the list on a desktop: the list updates when the choosing pauses. */
export function Sidebar({ heading, path, reader, action, filters, today, onSearch }: SidebarProps): ReactElement {
  const { lookups } = useQueries();
  const paths = pathsIn(useLocale());
  useFocusBySearchHash();
  const { draft, change, search, isPressed } = useSearchDraft({
    filters,
    isLive: true,
    onSearch: (wanted) => {
      rememberSearch(wanted.title);
      onSearch(wanted, { replace: isTypedOn(filters, wanted) });
    },
  });
  return (
    <SearchForm
      action={action}
      draft={draft}
      heading={heading}
      history={<RecentSearches formId={sidebarFormId} history={recentSearches} hrefOf={paths.tendersWithWords} />}
      id={sidebarFormId}
      isPressed={isPressed}
      isKnown={reader.isKnown}
      isMember={reader.isMember}
      lookups={lookups}
      onChange={change}
      onSearch={search}
      path={path}
      searched={filters.title}
      today={today}
      viewer={reader.viewer}
    />
  );
}
