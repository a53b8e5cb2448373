import { type Santim, splitVat } from '@awaj/domain/money';
import { defaultPlanId, type Plan, type PlanId, plans, savingOf, translatePlanName } from '@awaj/domain/plan';
import { type Locale, languages, type Messages } from '@awaj/i18n';
import { formatBirr } from '../money/money.ts';

/** A plan in the reader's words. */
export interface PlanOffer {
  id: PlanId;
  name: string;
  /** With VAT. */
  price: string;
  /** What is saved against the shortest plan, bought again and again. */
  saving: string | null;
  /** The words by which the yearly plan is advertised. */
  claim: string | null;
}

type PlanMessages = Messages['plan'];

/** The names come from the server in English. */
export function planName(name: string, locale: Locale): string {
  const { planWords } = languages[locale];
  return planWords === null ? name : translatePlanName(name, planWords);
}

function toOffer(plan: Plan, locale: Locale, words: PlanMessages): PlanOffer {
  const percent = savingOf(plan);
  return {
    id: plan.id,
    name: planName(plan.name, locale),
    price: formatBirr(plan.price, locale),
    saving: percent > 0 ? words.saving(percent, plan.months / plans[0].months) : null,
    claim: plan.id === defaultPlanId ? words.yearlyClaim : null,
  };
}

export const planOffers = (locale: Locale, words: PlanMessages): PlanOffer[] =>
  plans.map((plan) => toOffer(plan, locale, words));

/** How an amount with VAT comes about, in texts. */
export function vatSplit(amount: Santim, locale: Locale): { net: string; vat: string; gross: string } {
  const { net, vat } = splitVat(amount);
  return { net: formatBirr(net, locale), vat: formatBirr(vat, locale), gross: formatBirr(amount, locale) };
}
