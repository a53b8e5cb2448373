import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Contact } from '@awaj/domain/contact-verification';
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
