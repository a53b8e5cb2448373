import { BidProgressLine, createProgressMutations } from '@awaj/features/saved-tender';
import { showProgress, type Tender } from '@awaj/features/tender';
import { useArea } from '@awaj/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useApiClient } from '../../data/api.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';

export function useProgressMutation() {
  const client = useQueryClient();
  const { progressFailed } = useArea('savedTenders');
  const showFailure = useFailureToast();
  return createProgressMutations(useApiClient()).save({
    show: (id, change) => showProgress(client, id, change),
    showFailure: (error, id) => showFailure(error, { about: `progress ${id}`, text: progressFailed }),
  });
}

function Progress({ tender }: { tender: Tender }): ReactElement | null {
  const mutation = useProgressMutation();
  return tender.progress ? <BidProgressLine mutation={mutation} progress={tender.progress} tender={tender} /> : null;
}

/** The stage and note of saved tenders, for a list. */
export const useProgressOf = (): ((tender: Tender) => ReactNode) =>
  useCallback((tender) => tender.progress && <Progress tender={tender} />, []);
