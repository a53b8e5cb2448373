import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toUserInfo, type UserInfo } from './user-info.ts';

export const readUserInfo = async (api: ApiClient, signal: AbortSignal): Promise<UserInfo> =>
  toUserInfo(await unwrap(api.GET('/client/user-info', { signal })));

export const createAccountQueries = (api: ApiClient) => ({
  info: () => queryOptions({ queryKey: ['user-info'], queryFn: ({ signal }) => readUserInfo(api, signal) }),
});
