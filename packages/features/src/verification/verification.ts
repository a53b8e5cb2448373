import { type ApiClient, ApiError, unwrap } from '@awaj/api-client';
import type { Contact } from '@awaj/domain/contact-verification';
import { minuteMs, secondMs } from '@awaj/domain/duration';
import { mutationOptions } from '@tanstack/react-query';

/** One of the reader's own contacts, exactly as stored in the account. */
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
 * When a code was last sent: null unless the error says that one was sent within the last minute, perhaps from another
 * tab. A code can be sent once a minute.
 */
export function sentBefore(error: unknown, now: Date): Date | null {
  const waitMs = error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) * secondMs : 0;
  return waitMs > 0 && waitMs <= minuteMs ? new Date(now.getTime() - minuteMs + waitMs) : null;
}
