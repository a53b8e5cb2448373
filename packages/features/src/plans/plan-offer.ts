import { formatAmount, type Santim, splitVat } from '@awaj/domain/money';
import { monthlyPriceOf, type PlanId, type PricedPlan, savingOf } from '@awaj/domain/plan';
import type { Locale, Messages } from '@awaj/i18n';
import { formatBirr } from '../money/money.ts';
import { planName } from '../plan-name/plan-name.ts';

/** A plan in the reader's words. */
export interface PlanOffer {
  id: PlanId;
  name: string;
  /** With VAT. */
  price: string;
  perMonth: string;
  /** What is saved against the shortest plan, bought again and again. */
  saving: string | null;
}

type PlanMessages = Messages['plan'];

/** In the order of the plans. The others are compared with the shortest one. */
export function planOffers(plans: readonly PricedPlan[], locale: Locale, words: PlanMessages): PlanOffer[] {
  const [shortest] = plans;
  return plans.map((plan) => {
    const saving = shortest ? savingOf(plan, shortest) : 0;
    return {
      id: plan.id,
      name: planName(plan.name, locale),
      price: formatBirr(plan.price, locale),
      perMonth: words.perMonth(formatBirr(monthlyPriceOf(plan), locale)),
      saving: saving > 0 ? words.saving(formatBirr(saving, locale)) : null,
    };
  });
}

/** What the cheapest plan costs a month, in whole birr. */
export function lowestMonthlyPrice(plans: readonly PricedPlan[]): Santim | null {
  return plans.length === 0 ? null : Math.min(...plans.map(monthlyPriceOf));
}

/** What texts say of the prices: "2,360 birr for 1 year". Null unless all three are known. */
export function planAmounts(plans: readonly PricedPlan[] | null): readonly [string, string, string] | null {
  const [shortest, middle, longest] = (plans ?? []).map(({ price }) => formatAmount(price, 'when-needed'));
  return shortest && middle && longest ? [shortest, middle, longest] : null;
}

/** How an amount with VAT comes about, in texts. */
export function vatSplit(amount: Santim, locale: Locale): { net: string; vat: string; gross: string } {
  const { net, vat } = splitVat(amount);
  return { net: formatBirr(net, locale), vat: formatBirr(vat, locale), gross: formatBirr(amount, locale) };
}
