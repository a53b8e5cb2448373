import { type Banner, bannerOf, viewerOfUser } from '@awaj/domain/entitlement';
import { trialPlanType } from '@awaj/domain/subscription';
import type { UserInfo } from '@awaj/features/account';

/** What is offered to a member above a tender; nothing as long as it is not known who is reading. */
export function bannerFor(info: UserInfo | undefined): Banner {
  if (!info) return { kind: 'none' };
  const planType = info.trial === null ? null : trialPlanType;
  return bannerOf(viewerOfUser({ isActive: info.isSubscribed, planType }), info);
}
