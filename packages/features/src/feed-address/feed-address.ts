export type { Feed, FeedAddress } from './feed.ts';
export { createFeedAddressMutations } from './feed-address.mutations.ts';
export { createFeedAddressQueries } from './feed-address.queries.ts';
