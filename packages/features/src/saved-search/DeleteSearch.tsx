import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Dialog } from '@awaj/ui/Dialog';
import { ErrorLine } from '@awaj/ui/FormField';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failureText } from '../failure/failure.ts';
import type { SavedSearch } from './saved-search.mapper.ts';
import type { SavedSearchMutations } from './saved-search.mutations.ts';

export interface DeleteSearchProps {
  search: SavedSearch;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  mutations: SavedSearchMutations;
}

/** Asks for confirmation before a search is deleted. */
export function DeleteSearch({ search, isOpen, onClose, onDeleted, mutations }: DeleteSearchProps): ReactElement {
  const { deletion, delete: doDelete, dialog } = useArea('savedSearches');
  const { failure } = useMessages();
  const remove = useMutation(mutations.remove());
  const confirm = () => remove.mutate(search, { onSuccess: onDeleted });
  return (
    <Dialog
      closeLabel={dialog.close}
      description={deletion.text(search.name)}
      foot={
        <>
          <Button onClick={onClose} tone="quiet">
            {deletion.keep}
          </Button>
          <Button isBusy={remove.isPending} onClick={confirm}>
            {doDelete}
          </Button>
        </>
      }
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title={deletion.title}
    >
      <ErrorLine text={remove.error ? failureText(remove.error, failure) : undefined} />
    </Dialog>
  );
}
