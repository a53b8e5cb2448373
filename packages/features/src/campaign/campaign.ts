import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toDiscountOffer } from './discount-offer.ts';

export { createCampaignMutations } from './campaign.mutations.ts';
export { countdownParts, leftInWords } from './countdown-parts.ts';
export type { DiscountedPlan, DiscountOffer } from './discount-offer.ts';

/** Reads the offer of a link. Asking does not use the link. */
export const createCampaignQueries = (api: ApiClient) => ({
  trialName: (freeId: string) =>
    queryOptions({
      queryKey: ['trial-name', freeId],
      queryFn: async ({ signal }) =>
        (await unwrap(api.GET('/api/name/{freeId}', { params: { path: { freeId } }, signal }))).name,
    }),
  discount: (discountId: string) =>
    queryOptions({
      queryKey: ['discount', discountId],
      queryFn: async ({ signal }) => {
        const call = api.GET('/api/discount/plans/{discountId}', { params: { path: { discountId } }, signal });
        return toDiscountOffer(await unwrap(call));
      },
      // Uses the server's clock, so every visit asks again for the time left.
      staleTime: 0,
    }),
});
