import { dayMs } from '../duration/index.ts';
import { dateInAddis } from '../ethiopian-calendar/index.ts';
import { type PlanId, plans } from '../plan/index.ts';
import { failure, type Result, success } from '../result/index.ts';
import type { Period, Subscription } from './period.ts';

/** The longest time that can be paid in advance. */
export const longestMonths = 12;

/**
 * The same time of day this many months later, by the Gregorian calendar in Addis Ababa. If that month is too short,
 * its last day: three months after 30 November is 28 or 29 February.
 */
export function addMonths(instant: Date, months: number): Date {
  const day = new Date(dateInAddis(instant));
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  const target = new Date(lastOfMonth);
  target.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()));
  return new Date(instant.getTime() + target.getTime() - day.getTime());
}

/** Until when the user has paid, or null. A trial is free: it neither delays nor shortens a purchase. */
export function paidUntil(subscriptions: readonly Subscription[], now: Date): Date | null {
  const ends = subscriptions
    .filter(({ isTrial, endsAt }) => !isTrial && endsAt.getTime() > now.getTime())
    .map(({ endsAt }) => endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

export interface Purchase {
  months: number;
  paidUntil: Date | null;
  now: Date;
}

/** The period a purchase adds: after what is already paid, or from now. */
export function purchasedPeriod({ months, paidUntil, now }: Purchase): Period {
  const startsAt = paidUntil !== null && paidUntil.getTime() > now.getTime() ? paidUntil : now;
  return { startsAt, endsAt: addMonths(startsAt, months) };
}

const isTooFar = ({ endsAt }: Period, now: Date): boolean => endsAt.getTime() > addMonths(now, longestMonths).getTime();

/** Checked before payment: nobody is charged for time beyond a year ahead. */
export function checkout(purchase: Purchase): Result<Period, 'beyond-one-year'> {
  const period = purchasedPeriod(purchase);
  return isTooFar(period, purchase.now) ? failure('beyond-one-year') : success(period);
}

/** After payment: money always buys its period, and one that reaches too far is flagged for review. */
export function honourPayment(purchase: Purchase): Period & { isBeyondOneYear: boolean } {
  const period = purchasedPeriod(purchase);
  return { ...period, isBeyondOneYear: isTooFar(period, purchase.now) };
}

/** A renewal is offered when this many days are left. */
const renewalDueDays = 30;

export const isRenewalDue = (paidUntil: Date, now: Date): boolean =>
  paidUntil.getTime() - now.getTime() <= renewalDueDays * dayMs;

/** From when the shortest plan can be bought on top of what is paid. */
export const renewableFrom = (paidUntil: Date): Date => addMonths(paidUntil, plans[0].months - longestMonths);

/** The longest plan that still ends within a year; null if none does. */
export function longestFitting(paidUntil: Date | null, now: Date): PlanId | null {
  return plans.findLast(({ months }) => checkout({ months, paidUntil, now }).ok)?.id ?? null;
}
