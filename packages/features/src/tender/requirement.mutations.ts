import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Requirement } from './tender.ts';

/** What a tender's notice asks for, and whether it is ready. */
export interface Ticking extends Requirement {
  tenderId: number;
}

interface RequirementViews {
  show(ticking: Ticking): void;
  showFailure(error: Error): void;
}

export const createRequirementMutations = (api: ApiClient) => ({
  /** Shown at once, and taken back when the server refuses or does not answer. */
  tick: ({ show, showFailure }: RequirementViews) =>
    mutationOptions({
      mutationKey: ['tick-requirement'],
      // One after the other: the last press is the one that counts.
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
