import { type ApiClient, unwrap } from '@awaj/api-client';
import type { BidProgress, BidProgressChange } from '@awaj/api-client/schema';
import { mutationOptions } from '@tanstack/react-query';

export interface ProgressSaving {
  id: number;
  before: BidProgress;
  change: BidProgressChange;
}

export interface ProgressViews {
  /** Of what is left out nothing is said. */
  show(id: number, change: Partial<BidProgress>): void;
  showFailure(error: Error, id: number): void;
}

/** Of what is to change, what it was. */
const undone = ({ before, change }: ProgressSaving): Partial<BidProgress> => ({
  ...(change.stage !== undefined && { stage: before.stage }),
  ...(change.note !== undefined && { note: before.note }),
});

export const createProgressMutations = (api: ApiClient) => ({
  /** Shown at once, and taken back when the server refuses or does not answer. */
  save: ({ show, showFailure }: ProgressViews) =>
    mutationOptions({
      // One after the other, so that of quick changes the last one stands.
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
