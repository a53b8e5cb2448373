import { type ApiClient, unwrap } from '@awaj/api-client';
import { saveTarget } from '@awaj/domain/saved-tender';
import { mutationOptions } from '@tanstack/react-query';

/** A tender, and whether it should be saved. */
export interface Saving {
  id: number;
  isSaved: boolean;
}

/** The views that show whether a tender is saved. The app knows them all and passes them in. */
export interface SavedTenderViews {
  show(saving: Saving): void;
  showCount(count: number): void;
  showFailure(error: Error, saving: Saving): void;
}

const opposite = ({ id, isSaved }: Saving): Saving => ({ id, isSaved: !isSaved });

export const createSavedTenderMutations = (api: ApiClient) => ({
  /** Optimistic: shown at once, undone when the server refuses or does not answer. */
  save: ({ show, showCount, showFailure }: SavedTenderViews) =>
    mutationOptions({
      mutationKey: ['save-tender'],
      // One after the other, so that the last answer, with the count, belongs to the last request.
      scope: { id: 'save-tender' },
      mutationFn: (saving: Saving) =>
        unwrap(
          api.POST('/client/save-unsave/{id}', {
            params: { path: { id: saving.id } },
            body: { to: saveTarget(opposite(saving)) },
            // The reader may leave the page before it is sent.
            keepalive: true,
          }),
        ),
      onMutate: show,
      onError: (error, saving) => {
        show(opposite(saving));
        showFailure(error, saving);
      },
      onSuccess: ({ count, is_saved }, { id }) => {
        show({ id, isSaved: is_saved === 1 });
        showCount(count);
      },
    }),
});
