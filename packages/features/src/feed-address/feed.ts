import type { FeedAddress as FeedAddressDto } from '@awaj/api-client/schema';

export interface FeedAddress {
  id: number;
  urls: FeedAddressDto['urls'];
}

/** The calendar of saved tenders or a saved search, and the address for other programs. */
export interface Feed {
  searchId: number | null;
  /** The search's name; empty for the calendar. */
  name: string;
  /** Null until an address was created. */
  address: FeedAddress | null;
}

/** The calendar first, then every search. */
export function toFeeds(
  addresses: readonly FeedAddressDto[],
  searches: readonly { id: number; name: string }[],
): readonly Feed[] {
  const feedOf = (searchId: number | null, name: string): Feed => {
    const found = addresses.find(({ saved_search }) => (saved_search?.id ?? null) === searchId);
    return { searchId, name, address: found ? { id: found.id, urls: found.urls } : null };
  };
  return [feedOf(null, ''), ...searches.map(({ id, name }) => feedOf(id, name))];
}
