import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Feed, FeedAddress } from './feed.ts';
import { feedsKey } from './feed-address.queries.ts';

export const createFeedAddressMutations = (api: ApiClient) => ({
  /** The address that there was before stops. */
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
