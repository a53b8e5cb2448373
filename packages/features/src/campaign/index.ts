export { createCampaignMutations } from './campaign.mutations.ts';
export { createCampaignQueries } from './campaign.queries.ts';
export { countdownParts, leftInWords } from './countdown-parts.ts';
export type { DiscountedPlan, DiscountOffer } from './discount-offer.ts';
