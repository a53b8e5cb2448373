import { birr, type Santim, toBirr } from '../money/index.ts';

export type PlanId = 1 | 2 | 3;

export interface Plan {
  id: PlanId;
  name: string;
  months: number;
}

/** What it costs is asked of the API: an operator can change it. */
export interface PricedPlan extends Plan {
  /** With VAT. */
  price: Santim;
}

export const plans: readonly [Plan, Plan, Plan] = [
  { id: 1, name: '3 Months', months: 3 },
  { id: 2, name: '6 Months', months: 6 },
  { id: 3, name: '1 Year', months: 12 },
];

const [, , yearlyPlan] = plans;

/** Offered unless another was chosen earlier. */
export const defaultPlan: Plan = yearlyPlan;
export const defaultPlanId: PlanId = defaultPlan.id;

export const findPlan = (id: number): Plan | null => plans.find((plan) => plan.id === id) ?? null;

/** Empty where there is none: a trial, or a document that was bought. */
export const planNameOf = (id: number | null): string => findPlan(id ?? 0)?.name ?? '';

/** The plan chosen earlier, or the default. */
export const chosenPlan = (id: number | null): Plan => (id === null ? null : findPlan(id)) ?? defaultPlan;

type Offer = Pick<PricedPlan, 'months' | 'price'>;

/** What a plan costs less than the shortest one bought again and again. */
export const savingOf = (plan: Offer, shortest: Offer): Santim =>
  Math.max(Math.round((plan.months / shortest.months) * shortest.price) - plan.price, 0);

/** What a month of it costs, in whole birr. */
export const monthlyPriceOf = ({ months, price }: Offer): Santim => birr(Math.round(toBirr(price) / months));

/** A discount never pays somebody out. */
export const displayedPrice = ({ price, discount }: { price: Santim; discount: Santim }): Santim =>
  Math.max(price - discount, 0);

/** The names come from the server in English; what is not a word for a time stays as it is. */
export const translatePlanName = (name: string, words: { month: string; year: string }): string =>
  name.replace(/\bMonths?\b/gi, words.month).replace(/\bYears?\b/gi, words.year);
