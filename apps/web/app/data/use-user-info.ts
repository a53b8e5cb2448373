import type { UserInfo } from '@awaj/features/account';
import { useSession } from '@awaj/features/session';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useQueries } from './api.ts';

/** Requested only for members. */
export function useUserInfoQuery(): UseQueryResult<UserInfo> {
  const { isMember } = useSession();
  return useQuery({ ...useQueries().account.info(), enabled: isMember });
}

/** Undefined for a visitor, and for a member until it has loaded. */
export const useUserInfo = (): UserInfo | undefined => useUserInfoQuery().data;

/** A draft belongs to one account, which its contacts identify. */
export const draftKey = (form: string, { email, phone }: Pick<UserInfo, 'email' | 'phone'>): string =>
  `account/${form}/${phone ?? email ?? ''}`;
