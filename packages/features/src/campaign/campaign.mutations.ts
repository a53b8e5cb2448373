import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { toPaymentPage } from '../payment-page/payment-page.ts';

export interface DiscountCheckout {
  token: string;
  /** The provider's page. */
  payUrl: string;
}

export const createCampaignMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** Uses the link up and gives the login. */
  startTrial: (freeId: string) =>
    mutationOptions({
      mutationFn: async () => (await unwrap(api.GET('/api/trial/{freeId}', { params: { path: { freeId } } }))).token,
    }),
  /** Makes an invoice. Throws where the page to pay on is not the provider's: nobody is logged in, or sent there. */
  takeDiscount: (discountId: string) =>
    mutationOptions({
      mutationFn: async (planId: PlanId): Promise<DiscountCheckout> => {
        const params = { path: { discountId }, query: { plan_id: planId } };
        const { token, pay_url } = await unwrap(api.GET('/api/discount/{discountId}', { params }));
        return { token, payUrl: toPaymentPage(pay_url, trustedOrigins) };
      },
    }),
});
