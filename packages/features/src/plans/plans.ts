export { PlanPicker, type PlanPickerProps } from './PlanPicker.tsx';
export { plansQuery } from './plan.queries.ts';
export { lowestMonthlyPrice, planAmounts, planName, planOffers } from './plan-offer.ts';
export { SubscriptionBanner } from './SubscriptionBanner.tsx';
export { VatBreakdown } from './VatBreakdown.tsx';
