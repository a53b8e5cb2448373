import { dayMs } from '../duration/index.ts';
import { type PlanId, plans } from '../plan/index.ts';
import { checkout } from './renewal.ts';

/** The longest plan that still ends within the year that can be paid ahead; null where none does. */
export function longestFitting(paidDays: number | null, now: Date): PlanId | null {
  const paidUntil = paidDays === null ? null : new Date(now.getTime() + paidDays * dayMs);
  return plans.findLast(({ months }) => checkout({ months, paidUntil, now }).ok)?.id ?? null;
}
