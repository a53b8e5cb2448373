import { type ChatStanding, chatStandingQuery, type UserInfo } from '@awaj/features/account';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from './use-host.ts';

const never = () => false as const;

/** For pages that show more to somebody with an account, and do not wait for it. */
export function useMemberInfo(isWanted: boolean): UserInfo | null {
  const standing = useQuery({ ...chatStandingQuery(useApi().client), enabled: isWanted });
  return standing.data?.kind === 'member' ? standing.data.info : null;
}

/** The account and subscription of the user. `askAgainMs` is evaluated after each answer. */
export function useStanding(askAgainMs: () => number | false = never): UseQueryResult<ChatStanding> {
  return useQuery({ ...chatStandingQuery(useApi().client), refetchInterval: askAgainMs });
}
