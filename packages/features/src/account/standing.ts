import { type Banner, bannerOf, type Entrance, type Viewer, viewerOfUser } from '@awaj/domain/entitlement';
import { trialPlanType } from '@awaj/domain/subscription';
import type { UserInfo } from './user-info.ts';

/** The viewer; until the reader is known, that of a stranger. */
export const viewerFor = (info: UserInfo | undefined, entrance: Entrance = 'account'): Viewer =>
  viewerOfUser(info ? { isActive: info.isSubscribed, planType: info.trial && trialPlanType } : null, entrance);

/** The banner for a member above a tender; none until the reader is known. */
export const bannerFor = (info: UserInfo | undefined, entrance: Entrance = 'account'): Banner =>
  info ? bannerOf(viewerFor(info, entrance), info) : { kind: 'none' };

/** Whether a trial is running. The API still reports an ended one until something follows it. */
export const isOnTrial = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial !== null;

/** Whether a paid subscription is running, which takes precedence over a trial. */
export const hasSubscription = ({ isSubscribed, trial }: UserInfo): boolean => isSubscribed && trial === null;
