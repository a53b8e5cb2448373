import type { DiscountOffer as DiscountOfferDto } from '@awaj/api-client/schema';
import { parseTimeLeft } from '@awaj/domain/countdown';
import { birr, type Santim } from '@awaj/domain/money';
import { displayedPrice, findPlan, type PlanId } from '@awaj/domain/plan';

export interface DiscountedPlan {
  id: PlanId;
  /** The English name, as the server sends it. */
  name: string;
  months: number;
  usualPrice: Santim;
  price: Santim;
  discount: Santim;
}

export interface DiscountOffer {
  /** The time left when the server answered. A duration instead of a date, because the clocks may differ. */
  leftMs: number;
  plans: readonly DiscountedPlan[];
}

type PlanDto = DiscountOfferDto['plans'][number];

function toPlan({ id, name, price, discount }: PlanDto): DiscountedPlan[] {
  const plan = findPlan(id);
  if (!plan) return [];
  const amounts = { price: birr(price), discount: birr(discount) };
  return [
    { ...amounts, id: plan.id, months: plan.months, name, usualPrice: amounts.price, price: displayedPrice(amounts) },
  ];
}

export function toDiscountOffer(dto: DiscountOfferDto): DiscountOffer {
  const left = parseTimeLeft(dto.time_left);
  return { leftMs: left.ok ? left.value : 0, plans: dto.plans.flatMap(toPlan) };
}
