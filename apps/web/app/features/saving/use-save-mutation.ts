import { createSavedTenderMutations } from '@awaj/features/saved-tender';
import { showSaved } from '@awaj/features/tender';
import { useMessages } from '@awaj/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient, useQueries } from '../../data/api.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';

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
