import { mostSavedSearches, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Notice } from '@awaj/ui/Notice';
import { Stack } from '@awaj/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useLazyPart } from '../lazy-part/lazy-part.ts';
import { DeleteSearch } from './DeleteSearch.tsx';
import { savedSearchDrawer } from './drawer-part.ts';
import { SavedSearchCard } from './SavedSearchCard.tsx';
import type { SearchPreviewProps } from './SearchPreview.tsx';
import type { SavedSearch } from './saved-search.mapper.ts';
import type { SavedSearchMutations } from './saved-search.mutations.ts';
import type { SavedSearchQueries } from './saved-search.queries.ts';

export interface SavedSearchListProps {
  searches: readonly SavedSearch[];
  /** A search's filters in words. */
  choicesOf: (filters: SearchFilters) => readonly string[];
  isOnHoliday: boolean;
  listHref: (filters: SearchFilters) => string;
  renderTenders: SearchPreviewProps['renderTenders'];
  queries: SavedSearchQueries;
  mutations: SavedSearchMutations;
}

/** The open dialog and its search, which stays until the dialog has faded. */
interface Opened {
  what: 'change' | 'delete';
  search: SavedSearch;
  isOpen: boolean;
}

function Change(props: SavedSearchListProps & { search: SavedSearch; isOpen: boolean; onClose: () => void }) {
  const { search, isOpen, onClose, choicesOf, queries, mutations, renderTenders } = props;
  const { dialog } = useArea('savedSearches');
  const { failure } = useMessages();
  const { mutateAsync } = useMutation(mutations.change());
  const drawer = useLazyPart(savedSearchDrawer, isOpen);
  if (!drawer) return drawer === null && isOpen && <Notice tone="failure">{failure.unreachable}</Notice>;
  return (
    <drawer.SavedSearchDrawer
      choices={choicesOf(search.filters)}
      renderTenders={renderTenders}
      initial={search}
      isOpen={isOpen}
      key={search.id}
      onClose={onClose}
      preview={queries.preview(search.filters)}
      save={async (change) => {
        await mutateAsync({ id: search.id, change });
        onClose();
      }}
      title={dialog.change}
    />
  );
}

/** The reader's saved searches, which can be edited, paused and deleted. */
export function SavedSearchList(props: SavedSearchListProps): ReactElement {
  const { searches, choicesOf, isOnHoliday, listHref, mutations } = props;
  const { full } = useArea('savedSearches');
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  // The pressed button was removed with its search.
  const leave = () => {
    close();
    list.current?.focus();
  };
  return (
    <Stack gap="m">
      {searches.length >= mostSavedSearches && <Notice tone="info">{full(mostSavedSearches)}</Notice>}
      <div ref={list} tabIndex={-1}>
        <Stack as="ul" gap="m">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchCard
                choices={choicesOf(search.filters)}
                isOnHoliday={isOnHoliday}
                listHref={listHref(search.filters)}
                mutations={mutations}
                onChange={() => setOpened({ what: 'change', search, isOpen: true })}
                onDelete={() => setOpened({ what: 'delete', search, isOpen: true })}
                search={search}
              />
            </li>
          ))}
        </Stack>
      </div>
      {opened?.what === 'change' && <Change {...props} {...opened} onClose={close} />}
      {opened?.what === 'delete' && (
        <DeleteSearch {...opened} mutations={mutations} onClose={close} onDeleted={leave} />
      )}
    </Stack>
  );
}
