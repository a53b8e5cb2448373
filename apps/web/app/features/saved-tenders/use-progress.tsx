import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { BidProgressLine, createProgressMutations } from '@awaj/features/saved-tender';
import { showProgress, type Tender } from '@awaj/features/tender';
import { useArea, useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useApiClient } from '../../data/api.ts';

export function useProgressMutation() {
  const client = useQueryClient();
  const { failure } = useMessages();
  const { progressFailed } = useArea('savedTenders');
  const toast = useToast();
  return createProgressMutations(useApiClient()).save({
    show: (id, change) => showProgress(client, id, change),
    showFailure(error, id) {
      // The login has ended, and the page with it.
      if (error instanceof ApiError && error.code === 'unauthorized') return;
      toast({ about: `progress ${id}`, tone: 'failure', text: `${progressFailed} ${failureText(error, failure)}` });
    },
  });
}

function Progress({ tender }: { tender: Tender }): ReactElement | null {
  const mutation = useProgressMutation();
  return tender.progress ? <BidProgressLine mutation={mutation} progress={tender.progress} tender={tender} /> : null;
}

/** How far the reader is with a saved tender, for a list of them. */
export const useProgressOf = (): ((tender: Tender) => ReactNode) =>
  useCallback((tender) => tender.progress && <Progress tender={tender} />, []);
