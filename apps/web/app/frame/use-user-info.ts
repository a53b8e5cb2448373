import type { UserInfo } from '@awaj/features/account';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../api.ts';

/** Undefined for a visitor, and for a member until the answer is there. */
export function useUserInfo(): UserInfo | undefined {
  const { isMember } = useSession();
  return useQuery({ ...useQueries().account.info(), enabled: isMember }).data;
}
