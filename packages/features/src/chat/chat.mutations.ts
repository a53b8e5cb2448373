import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { toPaymentPage } from '../payment-page/payment-page.ts';

/** Where an invoice is paid: in the chat, or on the page of a provider beside it. */
export interface InvoiceTarget {
  place: 'chat' | 'page';
  url: string;
}

const chatInvoice = /^https:\/\/t\.me\/(?:\$|invoice\/)[\w=-]+$/;

/** Nobody is sent anywhere but to Telegram or to a provider of ours; throws for anything else. */
export const toInvoiceTarget = (url: string, trustedOrigins: readonly string[]): InvoiceTarget =>
  chatInvoice.test(url) ? { place: 'chat', url } : { place: 'page', url: toPaymentPage(url, trustedOrigins) };

export interface ChatRegistration {
  name: string;
  planId: PlanId;
}

/** What a user of the mini app can do before there is an account: Telegram alone says who it is. */
export const createChatMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** The phone is the one that was shared with the bot. */
  register: () =>
    mutationOptions({
      mutationFn: ({ name, planId }: ChatRegistration) =>
        unwrap(api.POST('/telegram/register', { body: { name: name.trim(), plan_id: planId } })),
    }),
  /** Of the plan that was chosen; else of what is due, or of the usual plan where nothing is. */
  invoice: () =>
    mutationOptions({
      async mutationFn(planId: PlanId | null): Promise<InvoiceTarget> {
        const query = planId === null ? {} : { plan_id: planId };
        const { result } = await unwrap(api.GET('/telegram/get-invoice-url', { params: { query } }));
        return toInvoiceTarget(result, trustedOrigins);
      },
    }),
});
