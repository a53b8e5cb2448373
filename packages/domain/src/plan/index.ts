import { birr, type Santim, toBirr } from '../money/index.ts';

export type PlanId = 1 | 2 | 3;

export interface Plan {
  id: PlanId;
  name: string;
  months: number;
}

/** The price comes from the API, because an operator can change it. */
export interface PricedPlan extends Plan {
  /** Including VAT. */
  price: Santim;
}

export const plans: readonly [Plan, Plan, Plan] = [
  { id: 1, name: '3 Months', months: 3 },
  { id: 2, name: '6 Months', months: 6 },
  { id: 3, name: '1 Year', months: 12 },
];

const [, , yearlyPlan] = plans;

/** Offered if no other was chosen. */
export const defaultPlan: Plan = yearlyPlan;
export const defaultPlanId: PlanId = defaultPlan.id;

export const findPlan = (id: number): Plan | null => plans.find((plan) => plan.id === id) ?? null;

/** Empty without a plan: a trial, or a bought document. */
export const planNameOf = (id: number | null): string => findPlan(id ?? 0)?.name ?? '';

/** The plan chosen earlier, or the default. */
export const chosenPlan = (id: number | null): Plan => (id === null ? null : findPlan(id)) ?? defaultPlan;

type Offer = Pick<PricedPlan, 'months' | 'price'>;

/** The saving compared with buying the shortest plan repeatedly. */
export const savingOf = (plan: Offer, shortest: Offer): Santim =>
  Math.max(Math.round((plan.months / shortest.months) * shortest.price) - plan.price, 0);

/** The price a month, in whole birr. */
export const monthlyPriceOf = ({ months, price }: Offer): Santim => birr(Math.round(toBirr(price) / months));

/** A discount never makes a price negative. */
export const displayedPrice = ({ price, discount }: { price: Santim; discount: Santim }): Santim =>
  Math.max(price - discount, 0);

/** The server sends English names. Words that are not periods of time stay unchanged. */
export const translatePlanName = (name: string, words: { month: string; year: string }): string =>
  name.replace(/\bMonths?\b/gi, words.month).replace(/\bYears?\b/gi, words.year);
