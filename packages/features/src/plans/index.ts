export { PlanPicker } from './PlanPicker.tsx';
export { type PlanOffer, planName, planOffers, vatSplit } from './plan-offer.ts';
export { VatBreakdown } from './VatBreakdown.tsx';
