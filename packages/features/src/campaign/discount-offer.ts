import type { DiscountOffer as DiscountOfferDto } from '@awaj/api-client/schema';
import { parseTimeLeft } from '@awaj/domain/countdown';
import { birr, type Santim } from '@awaj/domain/money';
import { displayedPrice, findPlan, type PlanId } from '@awaj/domain/plan';

export interface DiscountedPlan {
  id: PlanId;
  /** In English, as the server names it. */
  name: string;
  usualPrice: Santim;
  price: Santim;
  discount: Santim;
}

export interface DiscountOffer {
  /** How much time was left when the server said so. Its clock and the reader's may differ. */
  toldMs: number;
  /** When it said so, by the reader's clock. */
  heardAtMs: number;
  plans: readonly DiscountedPlan[];
}

type PlanDto = DiscountOfferDto['plans'][number];

function toPlan({ id, name, price, discount }: PlanDto): DiscountedPlan[] {
  const plan = findPlan(id);
  if (!plan) return [];
  const amounts = { price: birr(price), discount: birr(discount) };
  return [{ ...amounts, id: plan.id, name, usualPrice: amounts.price, price: displayedPrice(amounts) }];
}

export function toDiscountOffer(dto: DiscountOfferDto, heardAtMs: number): DiscountOffer {
  const left = parseTimeLeft(dto.time_left);
  return { toldMs: left.ok ? left.value : 0, heardAtMs, plans: dto.plans.flatMap(toPlan) };
}
