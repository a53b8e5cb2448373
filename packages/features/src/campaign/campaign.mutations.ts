import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { toPaymentPage } from '../payment-page/payment-page.ts';

export interface DiscountCheckout {
  token: string;
  /** The provider's payment page. */
  payUrl: string;
}

export const createCampaignMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** Uses the link and returns the login. */
  startTrial: (freeId: string) =>
    mutationOptions({
      mutationFn: async () => (await unwrap(api.GET('/api/trial/{freeId}', { params: { path: { freeId } } }))).token,
    }),
  /** Creates an invoice. Throws if the payment page is not the provider's; then nobody is logged in or redirected. */
  takeDiscount: (discountId: string) =>
    mutationOptions({
      mutationFn: async (planId: PlanId): Promise<DiscountCheckout> => {
        const params = { path: { discountId }, query: { plan_id: planId } };
        const { token, pay_url } = await unwrap(api.GET('/api/discount/{discountId}', { params }));
        return { token, payUrl: toPaymentPage(pay_url, trustedOrigins) };
      },
    }),
});
