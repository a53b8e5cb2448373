import { dayMs } from '../duration/index.ts';

export type SubscriptionStatus = 'active' | 'inactive';

/** 1 on the wire is active; everything else is not. */
export const toSubscriptionStatus = (wire: unknown): SubscriptionStatus => (wire === 1 ? 'active' : 'inactive');

export const toWireSubscriptionStatus = (status: SubscriptionStatus): 0 | 1 => (status === 'active' ? 1 : 0);

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export interface Subscription extends Period {
  isTrial: boolean;
}

/** A subscription includes its first instant and excludes its last. */
export const isRunning = ({ startsAt, endsAt }: Period, now: Date): boolean =>
  startsAt.getTime() <= now.getTime() && now.getTime() < endsAt.getTime();

/** A started day counts in full, so a new trial has fifteen days left. */
export const daysLeft = ({ endsAt }: Pick<Period, 'endsAt'>, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs));

export const lengthInDays = ({ startsAt, endsAt }: Period): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / dayMs);
