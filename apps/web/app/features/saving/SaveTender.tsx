import { createSavedTenderMutations, type SavableTender, SaveTenderButton } from '@awaj/features/saved-tender';
import { useSession } from '@awaj/features/session';
import { showSaved } from '@awaj/features/tender';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { SaveButton, type SaveButtonProps } from '@awaj/ui/SaveButton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { useApiClient, useQueries } from '../../data/api.ts';
import { takePendingSaveOf } from '../../data/pending-save.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';

export interface SaveTenderProps extends Pick<SaveButtonProps, 'look'> {
  tender: SavableTender;
  /** Called once the server has saved or unsaved it. */
  onSaved?: ((tender: SavableTender) => void) | undefined;
  /** Part of a visitors' list that a member sees until their own has loaded. A press is kept until then. */
  isOpening?: boolean;
}

/** The key of toasts about saving a tender. */
export const saveToastKey = ({ id }: { id: number }): string => `saving ${id}`;

/** Updates every place that shows whether a tender is saved: lists, its page and the header's count. */
export function useSaveMutation() {
  const client = useQueryClient();
  const { saveFailed, removeFailed } = useMessages().tender;
  const showFailure = useFailureToast();
  const { queryKey } = useQueries().account.info();
  return createSavedTenderMutations(useApiClient()).save({
    show: (saving) => showSaved(client, saving),
    showCount: (savedCount) => client.setQueryData(queryKey, (info) => info && { ...info, savedCount }),
    showFailure: (error, saving) =>
      showFailure(error, { about: saveToastKey(saving), text: saving.isSaved ? saveFailed : removeFailed }),
  });
}

/** Sends a visitor to the login and back; the tender is then saved. */
function SaveAfterLogin({ tender, ...look }: Pick<SaveTenderProps, 'look' | 'tender'>): ReactElement {
  const { save } = useMessages().tender;
  const here = createPath(useLocation());
  return (
    <SaveButton
      href={pathsIn(useLocale()).login(here)}
      isSaved={false}
      labels={save}
      subject={tender.title}
      subjectId={tender.id}
      {...look}
    />
  );
}

const SaveAsMember = (props: SaveTenderProps): ReactElement => (
  <SaveTenderButton
    mutation={useSaveMutation()}
    wasPressed={() => takePendingSaveOf(props.tender.id, new Date())}
    {...props}
  />
);

export function SaveTender({ isOpening = false, onSaved, ...props }: SaveTenderProps): ReactElement {
  const { isMember } = useSession();
  return isMember && !isOpening ? <SaveAsMember onSaved={onSaved} {...props} /> : <SaveAfterLogin {...props} />;
}

/**
 * Saves or unsaves the tender of this part of the page, like a press on its button. The focus makes a screen reader say
 * the change.
 */
export function pressSave(part: Element | null): void {
  const button = part?.querySelector<HTMLElement>('[data-saved]');
  button?.focus();
  button?.click();
}
