import { type ChatStanding, chatStandingQuery, type UserInfo } from '@awaj/features/account';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from './use-host.ts';

const never = () => false as const;

/** For pages that have more for somebody with an account, and are there without knowing. */
export function useMemberInfo(isWanted: boolean): UserInfo | null {
  const standing = useQuery({ ...chatStandingQuery(useApi().client), enabled: isWanted });
  return standing.data?.kind === 'member' ? standing.data.info : null;
}

/** How the person stands with us. `askAgainMs` is looked up after each answer. */
export function useStanding(askAgainMs: () => number | false = never): UseQueryResult<ChatStanding> {
  return useQuery({ ...chatStandingQuery(useApi().client), refetchInterval: askAgainMs });
}
