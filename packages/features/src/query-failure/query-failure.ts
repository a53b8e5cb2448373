import type { UseQueryResult } from '@tanstack/react-query';
import type { QueryFailureProps } from './QueryFailure.tsx';

export { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx';

/** Several failed queries as one for `QueryFailure`, which retries all of them. */
export const asOneQuery = (failed: readonly UseQueryResult[]): QueryFailureProps['query'] => ({
  error: failed[0]?.error ?? null,
  isFetching: failed.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
});
