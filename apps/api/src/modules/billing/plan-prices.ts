import type { Santim } from '@awaj/domain/money';
import { type Plan, type PlanId, plans } from '@awaj/domain/plan';
import type { Database } from '../../database/database.ts';

/** The plans as they are sold now. An invoice keeps the price that it was opened with. */
export async function currentPlans(db: Database, now: Date): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plan_prices')
    .distinctOn('plan_id')
    .select(['plan_id', 'price'])
    .where('valid_from', '<=', now)
    .orderBy('plan_id')
    .orderBy('valid_from', 'desc')
    .execute();
  const prices = new Map<PlanId, Santim>(rows.map(({ plan_id, price }) => [plan_id, price]));
  return plans.map((plan) => ({ ...plan, price: prices.get(plan.id) ?? plan.price }));
}

export const findCurrentPlan = async (db: Database, id: number, now: Date): Promise<Plan | null> =>
  (await currentPlans(db, now)).find((plan) => plan.id === id) ?? null;
