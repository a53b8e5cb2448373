import type { Banner, Viewer } from '@awaj/domain/entitlement';
import { bannerFor, type UserInfo, viewerFor } from '@awaj/features/account';
import { useSession } from '@awaj/features/session';
import type { UseQueryResult } from '@tanstack/react-query';
import { useUserInfoQuery } from '../../data/use-user-info.ts';

export interface Reader {
  isMember: boolean;
  /** Whether it is known what the reader may see. */
  isKnown: boolean;
  viewer: Viewer;
  /** The offer for a member. */
  banner: Banner;
  account: UseQueryResult<UserInfo>;
}

export function useReader(): Reader {
  const { isMember } = useSession();
  const account = useUserInfoQuery();
  const { data } = account;
  return {
    isMember,
    isKnown: !isMember || data !== undefined,
    viewer: viewerFor(data),
    banner: bannerFor(data),
    account,
  };
}
