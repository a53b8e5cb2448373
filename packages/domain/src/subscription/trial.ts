import { dayMs } from '../duration/index.ts';
import type { Subscription } from './period.ts';

export const trialDays = 15;

/** The wire's plan type of a trial. */
export const trialPlanType = 'WELCOME_TRIAL';

export const trialFrom = (now: Date): Subscription => ({
  isTrial: true,
  startsAt: now,
  endsAt: new Date(now.getTime() + trialDays * dayMs),
});
