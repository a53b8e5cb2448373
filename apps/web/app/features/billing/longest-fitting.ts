import { dayMs } from '@awaj/domain/duration';
import { defaultPlanId, type PlanId, plans } from '@awaj/domain/plan';
import { checkout } from '@awaj/domain/subscription';

/** The longest plan that still ends within the year that can be paid ahead; the usual one where none does. */
export function longestFitting(paidDays: number | null, now: Date): PlanId {
  const paidUntil = paidDays === null ? null : new Date(now.getTime() + paidDays * dayMs);
  return plans.findLast(({ months }) => checkout({ months, paidUntil, now }).ok)?.id ?? defaultPlanId;
}
