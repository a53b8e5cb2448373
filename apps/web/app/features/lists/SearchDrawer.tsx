import type { Viewer } from '@awaj/domain/entitlement';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { isUnclear, noFilters, type SearchFilters, withoutLocked } from '@awaj/domain/search-filters';
import { countText, SearchForm, titleFieldId, useRested, useSearchDraft } from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Drawer } from '@awaj/ui/Drawer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue, useEffect } from 'react';
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
  today: CalendarDate;
  /** It was opened to type in. */
  isToType: boolean;
}

/** How many tenders the search will show: counted while it is chosen. */
function useFoundByDraft(draft: SearchFilters, viewer: Viewer, isOpen: boolean) {
  const rested = useRested(draft);
  const enabled = isOpen && !isUnclear(rested);
  const counts = useQuery({
    ...useQueries().counts('tender/search', withoutLocked(rested, viewer)),
    enabled,
    placeholderData: keepPreviousData,
  });
  const isSettled = rested === draft && !counts.isPlaceholderData && !counts.isFetching;
  return { found: enabled ? counts.data?.total : undefined, isSettled };
}

interface ShowButtonProps {
  draft: SearchFilters;
  viewer: Viewer;
  isOpen: boolean;
  isPressed: boolean;
}

/** Says how many tenders it will show, where that is known. */
function ShowButton({ draft, viewer, isOpen, isPressed }: ShowButtonProps): ReactElement {
  const { submit, show } = useArea('search');
  const { found, isSettled } = useFoundByDraft(draft, viewer, isOpen);
  const text = found && countText(found);
  const isNone = found?.isExact === true && found.count === 0;
  const words = isNone ? show.none : found && text && show.some(found.count, text);
  const isOff = isNone && isSettled;
  return (
    <Button
      aria-disabled={isOff || undefined}
      form={drawerFormId}
      isBusy={isPressed}
      isChanging={found !== undefined && !isSettled}
      type={isOff ? 'button' : 'submit'}
    >
      {words || submit}
    </Button>
  );
}

/** The form of the sidebar, on a phone. */
export function SearchDrawer(props: SearchDrawerProps): ReactElement {
  const { isOpen, onClose, reader, filters = noFilters, today, isToType } = props;
  const { drawer } = useArea('search');
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
  useEffect(() => {
    if (isFormShown && isToType) document.getElementById(titleFieldId(drawerFormId))?.focus();
  }, [isFormShown, isToType]);
  return (
    <Drawer
      closeLabel={drawer.close}
      foot={<ShowButton draft={draft} isOpen={isFormShown} isPressed={isPressed} viewer={reader.viewer} />}
      isOpen={isOpen}
      onClose={onClose}
      title={drawer.title}
    >
      {isFormShown && (
        <SearchForm
          action={paths.tenders()}
          draft={draft}
          hasButton={false}
          hasOrder
          history={<RecentSearches formId={drawerFormId} />}
          id={drawerFormId}
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
