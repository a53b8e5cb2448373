import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { SearchForm, useSearchDraft } from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Drawer } from '@awaj/ui/Drawer';
import { type ReactElement, useDeferredValue } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { rememberStatus } from '../../address/remembered-list.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { useQueries } from '../../data/api.ts';
import { drawerFormId } from '../../shell/search-form-ids.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import type { Reader } from './use-reader.ts';

export interface SearchDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  reader: Reader;
  /** What the list shows, when it is that of all tenders: the search leads there from everywhere. */
  filters?: SearchFilters;
}

/** The form of the sidebar, on a phone. */
export function SearchDrawer({ isOpen, onClose, reader, filters = noFilters }: SearchDrawerProps): ReactElement {
  const { drawer, submit } = useArea('search');
  const { lookups } = useQueries();
  const paths = pathsIn(useLocale());
  const openPage = useOpenPage();
  // The drawer answers the touch; its many fields follow.
  const isFormShown = useDeferredValue(isOpen, false);
  const { draft, change, search, isPressed } = useSearchDraft({
    filters,
    isLive: false,
    onSearch: (wanted) => {
      rememberSearch(wanted.title);
      rememberStatus(location.pathname, filters, wanted);
      void openPage(paths.tenders(wanted), { replace: true });
    },
  });
  return (
    <Drawer
      closeLabel={drawer.close}
      foot={
        <Button form={drawerFormId} isBusy={isPressed} type="submit">
          {submit}
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={drawer.title}
    >
      {isFormShown && (
        <SearchForm
          action={paths.tenders()}
          draft={draft}
          hasButton={false}
          history={<RecentSearches formId={drawerFormId} />}
          id={drawerFormId}
          isMember={reader.isMember}
          lookups={lookups}
          onChange={change}
          onSearch={search}
          path="tender/search"
          viewer={reader.viewer}
        />
      )}
    </Drawer>
  );
}
