import { type ChatStanding, chatStandingQuery } from '@awaj/features/account';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from './use-host.ts';

const never = () => false as const;

/** Until it is known who reads, nobody is asked to log in: most have an account. */
export const memberOf = (standing: ChatStanding | undefined) => ({
  info: standing?.kind === 'member' ? standing.info : null,
  isMember: !standing || standing.kind === 'member',
});

/** For pages that show more to members but do not wait for the account. */
export function useMember(isWanted: boolean): ReturnType<typeof memberOf> {
  const { data } = useQuery({ ...chatStandingQuery(useApi().client), enabled: isWanted });
  return memberOf(data);
}

/**
 * The account and subscription of the user. `nextPollMs` is called after each answer and returns the pause before the
 * next request.
 */
export function useStanding(nextPollMs: () => number | false = never): UseQueryResult<ChatStanding> {
  return useQuery({ ...chatStandingQuery(useApi().client), refetchInterval: nextPollMs });
}
