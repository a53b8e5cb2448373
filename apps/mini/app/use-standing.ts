import { type ChatStanding, chatStandingQuery } from '@awaj/features/account';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from './use-host.ts';

const never = () => false as const;

/** For pages that say something else to somebody with an account, and are there without knowing. */
export function useIsMember(isWanted: boolean): boolean {
  const standing = useQuery({ ...chatStandingQuery(useApi().client), enabled: isWanted });
  return standing.data?.kind === 'member';
}

/** How the person stands with us. `askAgainMs` is looked up after each answer. */
export function useStanding(askAgainMs: () => number | false = never): UseQueryResult<ChatStanding> {
  return useQuery({ ...chatStandingQuery(useApi().client), refetchInterval: askAgainMs });
}
