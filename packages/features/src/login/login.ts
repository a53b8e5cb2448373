import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface Credentials {
  /** As returned by `toUsername`. */
  username: string;
  password: string;
}

export const createLoginMutations = (api: ApiClient) => ({
  /** Returns the token. */
  logIn: () =>
    mutationOptions({
      mutationFn: async (body: Credentials) => (await unwrap(api.POST('/auth/login', { body }))).token,
    }),
});
