import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Requirement } from './tender.ts';

/** A requirement of a notice, and whether the reader has it ready. */
export interface Ticking extends Requirement {
  tenderId: number;
}

interface RequirementViews {
  show(ticking: Ticking): void;
  showFailure(error: Error): void;
}

export const createRequirementMutations = (api: ApiClient) => ({
  /** Optimistic: shown at once, undone when the server refuses or does not answer. */
  tick: ({ show, showFailure }: RequirementViews) =>
    mutationOptions({
      mutationKey: ['tick-requirement'],
      // One after the other, so that the last press wins.
      scope: { id: 'tick-requirement' },
      mutationFn: ({ tenderId, kind, isTicked }: Ticking) =>
        unwrap(
          api.POST('/client/requirements/{id}', {
            params: { path: { id: tenderId } },
            body: { kind, to: isTicked ? 1 : 0 },
          }),
        ),
      onMutate: show,
      onError: (error, ticking) => {
        show({ ...ticking, isTicked: !ticking.isTicked });
        showFailure(error);
      },
    }),
});
