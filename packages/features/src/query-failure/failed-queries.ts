import type { UseQueryResult } from '@tanstack/react-query';
import type { QueryFailureProps } from './QueryFailure.tsx';

/** Stays true during a retry: a page that showed the failure and the skeleton in turns would flicker. */
export const hasFailed = ({ isFetched, data }: Pick<UseQueryResult, 'isFetched' | 'data'>): boolean =>
  isFetched && data === undefined;

/** Several failed queries as one for `QueryFailure`, which retries all of them. */
export const asOneQuery = (failed: readonly UseQueryResult[]): QueryFailureProps['query'] => ({
  error: failed[0]?.error ?? null,
  isFetching: failed.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
});
