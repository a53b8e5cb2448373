import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Channels } from './channels.mapper.ts';

export const channelsKey = ['channels'] as const;

export const createChannelQueries = (api: ApiClient) => ({
  channels: () =>
    queryOptions({
      queryKey: channelsKey,
      queryFn: async ({ signal }): Promise<Channels> =>
        (await unwrap(api.GET('/client/setting/get-channel', { signal }))).channels,
    }),
});

export type ChannelQueries = ReturnType<typeof createChannelQueries>;
