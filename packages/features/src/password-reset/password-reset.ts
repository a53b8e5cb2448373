import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';

interface Proof {
  phone: string;
  code: string;
}

/** Everything is sent in the body, because addresses end up in logs. */
export const createPasswordResetMutations = (api: ApiClient) => ({
  /** The answer is the same whether or not the account exists. */
  sendCode: () =>
    mutationOptions({
      mutationFn: async (phone: string) => {
        await unwrap(api.POST('/auth/send-OTP', { body: { for: 'reset', phone } }));
      },
    }),
  verifyCode: () =>
    mutationOptions({
      mutationFn: async (body: Proof) => {
        await unwrap(api.POST('/auth/verify-reset-password', { body }));
      },
    }),
  /** Returns the token of a login. */
  changePassword: () =>
    mutationOptions({
      mutationFn: async (body: Proof & { password: string }) =>
        (await unwrap(api.POST('/reset-password', { body }))).token,
    }),
});
