import type { Account } from '@awaj/domain/entitlement';
import { formatAmount, type Santim, splitVat } from '@awaj/domain/money';
import { defaultPlanId, monthlyPriceOf, type PlanId, type PricedPlan, savingOf } from '@awaj/domain/plan';
import type { Locale, Messages } from '@awaj/i18n';
import { formatBirr } from '../money/money.ts';
import { planName } from '../plan-name/plan-name.ts';

/** A plan in the reader's language. */
export interface PlanOffer {
  id: PlanId;
  name: string;
  /** Including VAT. */
  price: string;
  perMonth: string;
  /** The saving compared with buying the shortest plan repeatedly. */
  saving: string | null;
}

type PlanMessages = Messages['plan'];

/** In the order of the plans. Each is compared with the shortest. */
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

/** The lowest price a month, in whole birr. */
export function lowestMonthlyPrice(plans: readonly PricedPlan[]): Santim | null {
  return plans.length === 0 ? null : Math.min(...plans.map(monthlyPriceOf));
}

/** The amount of a payment for which no plan was chosen: what is due, otherwise the price of the default plan. */
export const amountToPay = (due: Account['offer'], plans: readonly PricedPlan[]): Santim | undefined =>
  due?.amount ?? plans.find(({ id }) => id === defaultPlanId)?.price;

/** The plans' prices for use in texts: "2,360 birr for 1 year". Null unless all three are known. */
export function planAmounts(plans: readonly PricedPlan[] | null): readonly [string, string, string] | null {
  const [shortest, middle, longest] = (plans ?? []).map(({ price }) => formatAmount(price, 'when-needed'));
  return shortest && middle && longest ? [shortest, middle, longest] : null;
}

/** The parts of an amount with VAT, as texts. */
export function vatSplit(amount: Santim, locale: Locale): { net: string; vat: string; gross: string } {
  const { net, vat } = splitVat(amount);
  return { net: formatBirr(net, locale), vat: formatBirr(vat, locale), gross: formatBirr(amount, locale) };
}
