import { dayMs } from '../duration/index.ts';

export type SubscriptionStatus = 'active' | 'inactive';

/** On the wire 1 is active, and anything else is not. */
export const toSubscriptionStatus = (wire: unknown): SubscriptionStatus => (wire === 1 ? 'active' : 'inactive');

export const toWireSubscriptionStatus = (status: SubscriptionStatus): 0 | 1 => (status === 'active' ? 1 : 0);

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export interface Subscription extends Period {
  isTrial: boolean;
}

/** A subscription counts from its first instant until, and without, its last. */
export const isRunning = ({ startsAt, endsAt }: Period, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() && now.getTime() < endsAt.getTime();

/** The day that has begun counts in full, so that a new trial has fifteen days left. */
export const daysLeft = ({ endsAt }: Pick<Period, 'endsAt'>, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs));

export const lengthInDays = ({ startsAt, endsAt }: Period): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / dayMs);

export const trialDays = 15;

/** The type of plan by which the wire tells a trial. */
export const trialPlanType = 'WELCOME_TRIAL';

export const trialFrom = (now: Date): Subscription => ({
  isTrial: true,
  startsAt: now,
  endsAt: new Date(now.getTime() + trialDays * dayMs),
});
