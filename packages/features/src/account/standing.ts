import { type Banner, bannerOf, type Entrance, type Viewer, viewerOfUser } from '@awaj/domain/entitlement';
import { trialPlanType } from '@awaj/domain/subscription';
import type { UserInfo } from './user-info.ts';

/** What somebody may see: as long as it is not known who is reading, what a stranger may. */
export const viewerFor = (info: UserInfo | undefined, entrance: Entrance = 'account'): Viewer =>
  viewerOfUser(info ? { isActive: info.isSubscribed, planType: info.trial && trialPlanType } : null, entrance);

/** What is offered to a member above a tender; nothing as long as it is not known who is reading. */
export const bannerFor = (info: UserInfo | undefined, entrance: Entrance = 'account'): Banner =>
  info ? bannerOf(viewerFor(info, entrance), info) : { kind: 'none' };

/** Whether a trial is running. One that is over is still told of, as long as nothing came after it. */
export const isOnTrial = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial !== null;

/** Whether something that was paid for is running, which goes before a trial. */
export const hasSubscription = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial === null;
