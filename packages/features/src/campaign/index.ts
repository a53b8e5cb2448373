export { createCampaignMutations, type DiscountCheckout } from './campaign.mutations.ts';
export { createCampaignQueries } from './campaign.queries.ts';
export { countdownParts, leftInWords } from './countdown-parts.ts';
export { type DiscountedPlan, type DiscountOffer, toDiscountOffer } from './discount-offer.ts';
