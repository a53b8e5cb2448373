import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface Credentials {
  /** As `toUsername` gives it. */
  username: string;
  password: string;
}

export const createLoginMutations = (api: ApiClient) => ({
  /** Gives the token. */
  logIn: () =>
    mutationOptions({
      mutationFn: async (body: Credentials) => (await unwrap(api.POST('/auth/login', { body }))).token,
    }),
});
