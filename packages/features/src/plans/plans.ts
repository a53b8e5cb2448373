export { planName } from '../plan-name/plan-name.ts';
export { PlanPicker, type PlanPickerProps } from './PlanPicker.tsx';
export { plansQuery } from './plan.queries.ts';
export { amountToPay, lowestMonthlyPrice, planAmounts, planOffers } from './plan-offer.ts';
export { SubscriptionBanner } from './SubscriptionBanner.tsx';
export { VatBreakdown } from './VatBreakdown.tsx';
