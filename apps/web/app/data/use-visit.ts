import { useSession } from '@awaj/features/session';
import { createSeenTenders, createVisitQueries, type SeenTenders, type Visit } from '@awaj/features/visit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApiClient } from './api.ts';
import { isNavigatingAway } from './tokens.ts';

/** Null on the server. */
export const seenTenders: SeenTenders | null = import.meta.env.SSR ? null : createSeenTenders(window, isNavigatingAway);

/** Requested only for members. */
export function useVisitQuery(): UseQueryResult<Visit> {
  const { isMember } = useSession();
  return useQuery({ ...createVisitQueries(useApiClient(), seenTenders).visit(), enabled: isMember });
}
