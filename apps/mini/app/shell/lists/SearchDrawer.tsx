import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { viewerFor } from '@awaj/features/account';
import {
  createCountsQuery,
  createLookupQueries,
  createSearchHistory,
  RecentSearches,
  SearchForm,
  ShowButton,
  titleFieldId,
  useSearchDraft,
} from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useMember } from '../../data/use-standing.ts';
import { useGoBack } from '../use-back.ts';

const recentSearches = createSearchHistory(window);

export interface SearchDrawerProps {
  /** The filters of the list of all tenders. On other pages the search leads there. */
  filters: SearchFilters;
  now: Date;
  /** Opened with the cursor in the field. */
  isToType: boolean;
}

const formId = 'search';

/** A search of all tenders, over a list. */
export function SearchDrawer({ filters, now, isToType }: SearchDrawerProps): ReactElement {
  const { drawer } = useArea('search');
  const { client } = useApi();
  const locale = useLocale();
  const { info } = useMember(true);
  const viewer = viewerFor(info ?? undefined, 'chat');
  const navigate = useNavigate();
  const { draft, change, search, isPressed } = useSearchDraft({
    filters,
    isLive: false,
    onSearch: (wanted) => {
      recentSearches.add(wanted.title);
      // Back then leads to the page before the search was opened.
      void navigate(paths.latestTenders(wanted), { replace: true });
    },
  });
  useEffect(() => {
    if (isToType) document.getElementById(titleFieldId(formId))?.focus();
  }, [isToType]);
  const counts = createCountsQuery(client, locale);
  return (
    <Drawer
      closeLabel={drawer.close}
      foot={<ShowButton counts={counts} draft={draft} formId={formId} isOpen isPressed={isPressed} viewer={viewer} />}
      isOpen
      onClose={useGoBack()}
      title={drawer.title}
    >
      <SearchForm
        action={paths.latestTenders()}
        draft={draft}
        hasButton={false}
        hasOrder
        history={
          <RecentSearches
            formId={formId}
            history={recentSearches}
            hrefOf={(title) => paths.latestTenders({ ...noFilters, title })}
          />
        }
        id={formId}
        isMember
        lookups={createLookupQueries(client, locale)}
        onChange={change}
        onSearch={search}
        path="tender/search"
        today={dateInAddis(now)}
        viewer={viewer}
      />
    </Drawer>
  );
}
