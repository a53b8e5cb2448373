import { type ApiClient, unwrap } from '@awaj/api-client';
import type { BidProgress, BidProgressChange } from '@awaj/api-client/schema';
import { mutationOptions } from '@tanstack/react-query';

export interface ProgressSaving {
  id: number;
  before: BidProgress;
  change: BidProgressChange;
}

export interface ProgressViews {
  /** Fields that are left out do not change. */
  show(id: number, change: Partial<BidProgress>): void;
  showFailure(error: Error, id: number): void;
}

/** The former values of the changed fields. */
const undone = ({ before, change }: ProgressSaving): Partial<BidProgress> => ({
  ...(change.stage !== undefined && { stage: before.stage }),
  ...(change.note !== undefined && { note: before.note }),
});

export const createProgressMutations = (api: ApiClient) => ({
  /** Optimistic: shown at once, undone when the server refuses or does not answer. */
  save: ({ show, showFailure }: ProgressViews) =>
    mutationOptions({
      // One after the other, so that the last of several quick changes wins.
      scope: { id: 'bid-progress' },
      mutationFn: ({ id, change }: ProgressSaving) =>
        unwrap(api.PATCH('/client/saved-tender/{id}', { params: { path: { id } }, body: change })),
      onMutate: ({ id, change }) => show(id, change),
      onError: (error, saving) => {
        show(saving.id, undone(saving));
        showFailure(error, saving.id);
      },
    }),
});
