import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';

interface Proof {
  phone: string;
  code: string;
}

/** Everything travels in the body: addresses end up in logs. */
export const createPasswordResetMutations = (api: ApiClient) => ({
  /** Answers alike whether or not there is such an account. */
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
  /** Gives the token of a login. */
  changePassword: () =>
    mutationOptions({
      mutationFn: async (body: Proof & { password: string }) =>
        (await unwrap(api.POST('/reset-password', { body }))).token,
    }),
});
