import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { toPaymentPage } from '../payment-page/payment-page.ts';

/** One of the reader's invoices, or a plan if nothing is unpaid; with neither, the newest unpaid invoice. */
export interface PaymentRequest {
  invoiceId?: number;
  planId?: PlanId;
}

export const createPaymentMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** Returns the provider's page for the caller to open. */
  open: () =>
    mutationOptions({
      mutationFn: async ({ invoiceId, planId }: PaymentRequest) => {
        const query = { ...(invoiceId && { invoice_id: invoiceId }), ...(planId && { plan_id: planId }) };
        const { url } = await unwrap(api.GET('/chapa/create-url', { params: { query } }));
        return toPaymentPage(url, trustedOrigins);
      },
    }),
});
