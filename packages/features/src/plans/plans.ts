export { PlanPicker } from './PlanPicker.tsx';
export { planName, planOffers } from './plan-offer.ts';
export { SubscriptionBanner } from './SubscriptionBanner.tsx';
export { VatBreakdown } from './VatBreakdown.tsx';
