import { type ApiClient, ApiError } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { readUserInfo, type UserInfo } from './user-info.ts';

/** The state of a Telegram user in our product. */
export type ChatStanding =
  /** Not even the phone is known. */
  | { kind: 'stranger' }
  /** The phone was shared with the bot, but is not registered. */
  | { kind: 'guest'; phone: string }
  | { kind: 'member'; info: UserInfo };

/** The statuses with a meaning: 404 and 422. All others are rethrown. */
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
