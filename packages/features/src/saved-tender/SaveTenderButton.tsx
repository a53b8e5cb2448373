import { useMessages } from '@awaj/i18n/react';
import { SaveButton, type SaveButtonProps } from '@awaj/ui/SaveButton';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import type { createSavedTenderMutations, Saving } from './saved-tender.mutations.ts';

type SaveMutation = ReturnType<ReturnType<typeof createSavedTenderMutations>['save']>;

export interface SavableTender extends Saving {
  title: string;
}

export interface SaveTenderButtonProps extends Pick<SaveButtonProps, 'look'> {
  tender: SavableTender;
  /** Only for members. */
  mutation: SaveMutation;
  /** Called even if the button was unmounted with its tender. */
  onSaved?: ((tender: SavableTender) => void) | undefined;
  /** Asked once: whether the button was pressed before hydration. */
  wasPressed?: () => boolean;
}

export function SaveTenderButton({
  tender,
  mutation,
  onSaved,
  wasPressed,
  ...look
}: SaveTenderButtonProps): ReactElement {
  const { save } = useMessages().tender;
  const saving = useMutation({
    ...mutation,
    onSuccess: (answer, asked, ...rest) => {
      mutation.onSuccess?.(answer, asked, ...rest);
      onSaved?.({ ...tender, ...asked });
    },
  });
  const answerPress = useEffectEvent(() => {
    if (wasPressed?.()) saving.mutate({ id: tender.id, isSaved: true });
  });
  useEffect(() => answerPress(), []);
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
