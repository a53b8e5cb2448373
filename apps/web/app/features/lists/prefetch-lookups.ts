import type { ListPath } from '@awaj/domain/search-filters';
import type { LookupQueries } from '@awaj/features/search';
import type { QueryClient } from '@tanstack/react-query';

/** What the form beside a list offers: on a page without script there is no other time to ask. */
export async function prefetchLookups(client: QueryClient, lookups: LookupQueries, path: ListPath): Promise<void> {
  await Promise.all([
    client.prefetchQuery(lookups.categories(path)),
    client.prefetchQuery(lookups.languagesAndRegions(path)),
    client.prefetchQuery(lookups.sources()),
  ]);
}
