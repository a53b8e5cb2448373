import { useMessages } from '@awaj/i18n/react';
import { SaveButton, type SaveButtonProps } from '@awaj/ui/SaveButton';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { createSavedTenderMutations, Saving } from './saved-tender.mutations.ts';

type SaveMutation = ReturnType<ReturnType<typeof createSavedTenderMutations>['save']>;

export interface SaveTenderButtonProps extends Pick<SaveButtonProps, 'look'> {
  tender: Saving & { title: string };
  /** For a member. */
  mutation: SaveMutation;
  /** Told also when the button has gone with its tender meanwhile. */
  onSaved?: ((saving: Saving) => void) | undefined;
  onFailed: (error: unknown, saving: Saving) => void;
}

export function SaveTenderButton({
  tender,
  mutation,
  onSaved,
  onFailed,
  ...look
}: SaveTenderButtonProps): ReactElement {
  const { save } = useMessages().tender;
  const saving = useMutation({
    ...mutation,
    onSuccess: (answer, asked, ...rest) => {
      mutation.onSuccess?.(answer, asked, ...rest);
      onSaved?.(asked);
    },
    onError: (error, asked, ...rest) => {
      mutation.onError?.(error, asked, ...rest);
      onFailed(error, asked);
    },
  });
  return (
    <SaveButton
      isBusy={saving.isPending}
      isSaved={tender.isSaved}
      labels={save}
      onClick={() => saving.mutate({ id: tender.id, isSaved: !tender.isSaved })}
      subject={tender.title}
      {...look}
    />
  );
}
