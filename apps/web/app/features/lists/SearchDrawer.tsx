import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import {
  categoryFieldId,
  RecentSearches,
  SearchForm,
  ShowButton,
  titleFieldId,
  useSearchDraft,
} from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { type ReactElement, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { categoryHash, drawerHashes, pathsIn, searchHash } from '../../address/paths.ts';
import { rememberStatus } from '../../address/remembered-list.ts';
import { useOpenPage } from '../../boot/use-open-page.ts';
import { useQueries } from '../../data/api.ts';
import { drawerFormId } from '../../shell/search-form-ids.ts';
import { isBesideList } from './page-width.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { usePressedHash } from './use-pressed-hash.ts';
import type { Reader } from './use-reader.ts';

/** The field that gets the focus, by the hash that opens the drawer. */
const firstFields = new Map([
  [searchHash, titleFieldId],
  [categoryHash, categoryFieldId],
]);

export interface SearchDrawerProps {
  /** Whether the address opens it. A press on a link to that address opens it as well. */
  isOpen: boolean;
  onClose: () => void;
  reader: Reader;
  /** The filters of the list of all tenders. On other pages the search leads there. */
  filters?: SearchFilters;
  today: CalendarDate;
}

/** The sidebar's form, on a phone. */
export function SearchDrawer(props: SearchDrawerProps): ReactElement {
  const { onClose, reader, filters = noFilters, today } = props;
  const { hash } = useLocation();
  const pressed = usePressedHash((wanted) => !isBesideList() && drawerHashes.includes(wanted));
  const isOpen = props.isOpen || pressed !== null;
  const firstField = firstFields.get(pressed?.hash ?? hash) ?? null;
  const { drawer } = useArea('search');
  const { counts, lookups } = useQueries();
  const paths = pathsIn(useLocale());
  const openPage = useOpenPage();
  // The drawer opens at once; its many fields are rendered afterwards.
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
  useEffect(() => {
    if (!isFormShown || firstField === null) return;
    const field = document.getElementById(firstField(drawerFormId));
    field?.focus();
    // A press opens the field's options.
    if (firstField === categoryFieldId) field?.click();
  }, [isFormShown, firstField]);
  return (
    <Drawer
      closeLabel={drawer.close}
      foot={
        <ShowButton
          counts={counts}
          draft={draft}
          formId={drawerFormId}
          isOpen={isFormShown}
          isPressed={isPressed}
          viewer={reader.viewer}
        />
      }
      isOpen={isOpen}
      onClose={pressed?.close ?? onClose}
      title={drawer.title}
    >
      {isFormShown && (
        <SearchForm
          action={paths.tenders()}
          draft={draft}
          hasButton={false}
          hasOrder
          history={<RecentSearches formId={drawerFormId} history={recentSearches} hrefOf={paths.tendersWithWords} />}
          id={drawerFormId}
          isKnown={reader.isKnown}
          isMember={reader.isMember}
          lookups={lookups}
          onChange={change}
          onSearch={search}
          path="tender/search"
          today={today}
          viewer={reader.viewer}
        />
      )}
    </Drawer>
  );
}
