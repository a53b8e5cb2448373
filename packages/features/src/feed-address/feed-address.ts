import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Feed, type FeedAddress, toFeeds } from './feed.ts';

export type { Feed, FeedAddress } from './feed.ts';

const feedsKey = ['feeds'] as const;

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
      // Searches are added and removed on another page.
      staleTime: 0,
    }),
});

export const createFeedAddressMutations = (api: ApiClient) => ({
  /** The former address stops working. */
  make: () =>
    mutationOptions({
      mutationFn: ({ searchId }: Pick<Feed, 'searchId'>) =>
        unwrap(api.POST('/client/feeds', { body: { saved_search_id: searchId } })),
      onSuccess: (_answer, _feed, _before, { client }) => client.invalidateQueries({ queryKey: feedsKey }),
    }),
  giveUp: () =>
    mutationOptions({
      mutationFn: ({ id }: Pick<FeedAddress, 'id'>) =>
        unwrap(api.DELETE('/client/feeds/{id}', { params: { path: { id } } })),
      onSuccess: (_answer, _address, _before, { client }) => client.invalidateQueries({ queryKey: feedsKey }),
    }),
});
