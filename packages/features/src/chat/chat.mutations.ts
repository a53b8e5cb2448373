import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { toPaymentPage } from '../payment-page/payment-page.ts';

/** The place where an invoice is paid: in the chat, or on a provider's page. */
export interface InvoiceTarget {
  place: 'chat' | 'page';
  url: string;
}

const chatInvoice = /^https:\/\/t\.me\/(?:\$|invoice\/)[\w=-]+$/;

/** Throws unless the address belongs to Telegram or one of our providers. */
export const toInvoiceTarget = (url: string, trustedOrigins: readonly string[]): InvoiceTarget =>
  chatInvoice.test(url) ? { place: 'chat', url } : { place: 'page', url: toPaymentPage(url, trustedOrigins) };

export interface ChatRegistration {
  name: string;
  planId: PlanId;
}

/** The actions of a mini app user without an account. Telegram alone proves who the user is. */
export const createChatMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** Uses the phone that was shared with the bot. */
  register: () =>
    mutationOptions({
      mutationFn: ({ name, planId }: ChatRegistration) =>
        unwrap(api.POST('/telegram/register', { body: { name: name.trim(), plan_id: planId } })),
    }),
  /** Pays the chosen plan, otherwise the invoice that is due, otherwise the default plan. */
  invoice: () =>
    mutationOptions({
      async mutationFn(planId: PlanId | null): Promise<InvoiceTarget> {
        const query = planId === null ? {} : { plan_id: planId };
        const { result } = await unwrap(api.GET('/telegram/get-invoice-url', { params: { query } }));
        return toInvoiceTarget(result, trustedOrigins);
      },
    }),
});
