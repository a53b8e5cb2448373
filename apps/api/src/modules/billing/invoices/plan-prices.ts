import type { Santim } from '@awaj/domain/money';
import { type PlanId, type PricedPlan, plans } from '@awaj/domain/plan';
import type { Database } from '../../../database/database.ts';

/** The plans as they are sold now. An invoice keeps the price that it was opened with. */
export async function currentPlans(db: Database, now: Date): Promise<PricedPlan[]> {
  const rows = await db
    .selectFrom('plan_prices')
    .distinctOn('plan_id')
    .select(['plan_id', 'price'])
    .where('valid_from', '<=', now)
    .orderBy('plan_id')
    .orderBy('valid_from', 'desc')
    .execute();
  const prices = new Map<PlanId, Santim>(rows.map(({ plan_id, price }) => [plan_id, price]));
  return plans.flatMap((plan) => {
    const price = prices.get(plan.id);
    return price === undefined ? [] : [{ ...plan, price }];
  });
}

export const findCurrentPlan = async (db: Database, id: number, now: Date): Promise<PricedPlan | null> =>
  (await currentPlans(db, now)).find((plan) => plan.id === id) ?? null;

/** Every price that a plan has had or will have, the newest first. */
export const priceHistory = (db: Database) =>
  db.selectFrom('plan_prices').selectAll().orderBy('plan_id').orderBy('valid_from', 'desc').execute();

/** Sets a price from a moment on. Setting it again for the same moment replaces it. */
export const setPrice = (trx: Database, price: { plan_id: PlanId; price: Santim; valid_from: Date }) =>
  trx
    .insertInto('plan_prices')
    .values(price)
    .onConflict((conflict) => conflict.columns(['plan_id', 'valid_from']).doUpdateSet({ price: price.price }))
    .execute();
