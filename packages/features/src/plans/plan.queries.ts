import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Plan as PlanDto } from '@awaj/api-client/schema';
import { birr } from '@awaj/domain/money';
import { findPlan, type PricedPlan } from '@awaj/domain/plan';
import { queryOptions } from '@tanstack/react-query';

/** Prices change a few times a year, and a buyer sees the invoice's amount before paying. */
const staleTime = 5 * 60_000;

function toPlan({ id, name, price }: PlanDto): PricedPlan[] {
  const plan = findPlan(id);
  return plan ? [{ ...plan, name, price: birr(price) }] : [];
}

/** The plans on sale with their prices. The same for all readers. */
export const plansQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['plans', locale],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/plans', { signal }))).flatMap(toPlan),
    staleTime,
  });
