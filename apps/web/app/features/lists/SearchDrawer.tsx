import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { SearchForm, useSearchDraft } from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Drawer } from '@awaj/ui/Drawer';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useQueries } from '../../api.ts';
import { pathsIn, searchHash } from '../../paths.ts';
import { drawerFormId } from './form-ids.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import type { Reader } from './use-reader.ts';

/** From this width on the form stands beside the list, as ListLayout has it. */
const besideList = '(min-width: 64rem)';

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(besideList);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useIsBesideList = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(besideList).matches,
    () => true,
  );

export interface SearchDrawerProps {
  reader: Reader;
  /** What the list shows, when it is that of all tenders: the search leads there from everywhere. */
  filters?: SearchFilters;
}

/** On a phone: open exactly while the address says so, so that Back closes it. */
export function SearchDrawer({ reader, filters = noFilters }: SearchDrawerProps): ReactElement {
  const { drawer, submit } = useArea('search');
  const { lookups } = useQueries();
  const paths = pathsIn(useLocale());
  const location = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = useNavigationType() === 'PUSH';
  const isBeside = useIsBesideList();
  const close = () => {
    if (wasOpenedHere) void navigate(-1);
    else void navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  const { draft, change, search } = useSearchDraft({
    filters,
    isLive: false,
    onSearch: (wanted) => {
      rememberSearch(wanted.title);
      void navigate(paths.tenders(wanted), { replace: true });
    },
  });
  return (
    <Drawer
      closeLabel={drawer.close}
      foot={
        <Button form={drawerFormId} type="submit">
          {submit}
        </Button>
      }
      isOpen={location.hash === searchHash && !isBeside}
      onClose={close}
      title={drawer.title}
    >
      <SearchForm
        action={paths.tenders()}
        draft={draft}
        hasButton={false}
        history={<RecentSearches />}
        id={drawerFormId}
        isHeldBack={!reader.isKnown}
        lookups={lookups}
        onChange={change}
        onSearch={search}
        path="tender/search"
        seesClosing={reader.seesClosing}
      />
    </Drawer>
  );
}
