export { PlanPicker } from './PlanPicker.tsx';
export { type PlanOffer, planName, planOffers, vatSplit } from './plan-offer.ts';
export { SubscriptionBanner } from './SubscriptionBanner.tsx';
export { VatBreakdown } from './VatBreakdown.tsx';
