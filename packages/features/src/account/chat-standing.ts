import { type ApiClient, ApiError } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { readUserInfo, type UserInfo } from './user-info.ts';

/** How somebody whom Telegram vouches for stands with us. */
export type ChatStanding =
  /** Nothing is known: not even the phone. */
  | { kind: 'stranger' }
  /** The phone was shared with the bot, and nobody has registered with it. */
  | { kind: 'guest'; phone: string }
  | { kind: 'member'; info: UserInfo };

/** The refusals that are an answer: 404 and 422. Any other is thrown on. */
function standingOfRefusal(error: unknown): ChatStanding {
  if (error instanceof ApiError && error.code === 'not-found') return { kind: 'stranger' };
  if (error instanceof ApiError && error.code === 'refused' && error.body?.phone)
    return { kind: 'guest', phone: error.body.phone };
  throw error;
}

export const chatStandingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user-info', 'in chat'],
    queryFn: ({ signal }): Promise<ChatStanding> =>
      readUserInfo(api, signal).then((info) => ({ kind: 'member', info }), standingOfRefusal),
  });
