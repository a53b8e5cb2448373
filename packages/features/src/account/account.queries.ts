import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toUserInfo } from './user-info.ts';

export const createAccountQueries = (api: ApiClient) => ({
  info: () =>
    queryOptions({
      queryKey: ['user-info'],
      queryFn: async ({ signal }) => toUserInfo(await unwrap(api.GET('/client/user-info', { signal }))),
    }),
});
