import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toFeeds } from './feed.ts';

export const feedsKey = ['feeds'] as const;

export const createFeedAddressQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: feedsKey,
      queryFn: async ({ signal }) => {
        const [{ feeds }, { saved_searches }] = await Promise.all([
          unwrap(api.GET('/client/feeds', { signal })),
          unwrap(api.GET('/client/saved-searches', { signal })),
        ]);
        return toFeeds(feeds, saved_searches);
      },
      // Searches come and go on another page.
      staleTime: 0,
    }),
});
