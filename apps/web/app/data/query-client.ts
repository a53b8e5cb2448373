import { ApiError } from '@awaj/api-client';
import { createQueryClient } from '@awaj/features/query-client';
import type { QueryClient } from '@tanstack/react-query';

/** A page is sent without what failed, and does not say why. */
function log(error: Error): void {
  if (!(error instanceof ApiError && error.status < 500)) console.error(error);
}

const always =
  <Value>(value: Value) =>
  (): Value =>
    value;

/** One cache in the browser; on the server a new one for each request, so that no two people ever share one. */
export const queryClient: () => QueryClient = import.meta.env.SSR
  ? () => createQueryClient({ isServer: true, onError: log })
  : always(createQueryClient({ isServer: false }));
