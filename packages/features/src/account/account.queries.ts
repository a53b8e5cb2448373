import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { type ChatStanding, standingOfRefusal } from './chat-standing.ts';
import { toUserInfo } from './user-info.ts';

export const createAccountQueries = (api: ApiClient) => {
  const read = async (signal: AbortSignal) => toUserInfo(await unwrap(api.GET('/client/user-info', { signal })));
  return {
    info: () => queryOptions({ queryKey: ['user-info'], queryFn: ({ signal }) => read(signal) }),
    /** For the mini app, where a refusal tells what there is to do. */
    standingInChat: () =>
      queryOptions({
        queryKey: ['user-info', 'in chat'],
        queryFn: ({ signal }): Promise<ChatStanding> =>
          read(signal).then((info) => ({ kind: 'member', info }), standingOfRefusal),
      }),
  };
};
