import { useSession } from '@awaj/features/session';
import { useUserInfo } from '../../frame/use-user-info.ts';

export interface Reader {
  isMember: boolean;
  /** Whether it is known yet what the reader may see. */
  isKnown: boolean;
  /** Closing dates are for subscribers. */
  seesClosing: boolean;
}

export function useReader(): Reader {
  const { isMember } = useSession();
  const info = useUserInfo();
  return { isMember, isKnown: !isMember || info !== undefined, seesClosing: info?.isSubscribed ?? false };
}
