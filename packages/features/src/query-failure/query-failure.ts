import type { UseQueryResult } from '@tanstack/react-query';
import type { QueryFailureProps } from './QueryFailure.tsx';

export { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx';

/** Several questions that failed, for one `QueryFailure`: it asks all of them again. */
export const asOneQuery = (failed: readonly UseQueryResult[]): QueryFailureProps['query'] => ({
  error: failed[0]?.error ?? null,
  isFetching: failed.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
});
