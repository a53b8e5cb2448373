import { type Banner, bannerOf, type Entrance, viewerOfUser } from '@awaj/domain/entitlement';
import { trialPlanType } from '@awaj/domain/subscription';
import type { UserInfo } from './user-info.ts';

/** What is offered to a member above a tender; nothing as long as it is not known who is reading. */
export function bannerFor(info: UserInfo | undefined, entrance: Entrance = 'account'): Banner {
  if (!info) return { kind: 'none' };
  const planType = info.trial === null ? null : trialPlanType;
  return bannerOf(viewerOfUser({ isActive: info.isSubscribed, planType }, entrance), info);
}

/** Whether a trial is running. One that is over is still told of, as long as nothing came after it. */
export const isOnTrial = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial !== null;

/** Whether something that was paid for is running, which goes before a trial. */
export const hasSubscription = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial === null;
