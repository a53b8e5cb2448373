import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { type InvoiceDoor, toInvoiceDoor } from './invoice-door.ts';

export interface ChatRegistration {
  name: string;
  planId: PlanId;
}

/** What somebody in the mini app does who is known by Telegram's word alone. */
export const createChatMutations = (api: ApiClient, trustedOrigins: readonly string[]) => ({
  /** The phone is the one that was shared with the bot. */
  register: () =>
    mutationOptions({
      mutationFn: ({ name, planId }: ChatRegistration) =>
        unwrap(api.POST('/telegram/register', { body: { name: name.trim(), plan_id: planId } })),
    }),
  /** Of what is due, or of the usual plan where nothing is. */
  invoice: () =>
    mutationOptions({
      mutationFn: async (): Promise<InvoiceDoor> =>
        toInvoiceDoor((await unwrap(api.GET('/telegram/get-invoice-url'))).result, trustedOrigins),
    }),
});
