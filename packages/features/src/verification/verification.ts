import { type ApiClient, ApiError, unwrap } from '@awaj/api-client';
import type { Contact } from '@awaj/domain/contact-verification';
import { minuteMs, secondMs } from '@awaj/domain/duration';
import { mutationOptions } from '@tanstack/react-query';

/** One of the reader's own contacts, exactly as the account has it. */
export type OwnContact = { contact: Contact; address: string };

const named = ({ contact, address }: OwnContact) => (contact === 'phone' ? { phone: address } : { email: address });

export const createVerificationMutations = (api: ApiClient) => ({
  sendCode: () =>
    mutationOptions({
      mutationFn: async (own: OwnContact) => {
        await unwrap(api.POST('/auth/send-OTP', { body: { for: own.contact, ...named(own) } }));
      },
    }),
  verify: () =>
    mutationOptions({
      mutationFn: async ({ code, ...own }: OwnContact & { code: string }) => {
        await unwrap(api.POST('/auth/verify-contact', { body: { code, ...named(own) } }));
      },
    }),
});

/**
 * A code may be sent once a minute. A refusal to send it again within the minute says that one is on its way, sent from
 * another tab perhaps: this is when. Null when the refusal means anything else.
 */
export function sentBefore(error: unknown, now: Date): Date | null {
  const waitMs = error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) * secondMs : 0;
  return waitMs > 0 && waitMs <= minuteMs ? new Date(now.getTime() - minuteMs + waitMs) : null;
}
