import { isBeyondNumbers, type ListPath, type SearchFilters } from '@awaj/domain/search-filters';
import type { LookupQueries } from '@awaj/features/search';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { unavailableFor } from '../../data/unavailable.ts';

/**
 * Of the server, what a page of a list is sent with: as one that is not there where nothing leads to it, and to be asked
 * for again where the API refused the list or could not give it.
 */
export function listAnswer<Answer extends object>(answer: Answer, filters: SearchFilters, error: unknown) {
  const withheld = unavailableFor(error);
  const status = isBeyondNumbers(filters) ? 404 : 200;
  return data({ ...answer, failed: withheld?.status ?? null }, withheld ?? { status });
}

/** What the form beside a list offers: on a page without script there is no other time to ask. */
export async function prefetchLookups(client: QueryClient, lookups: LookupQueries, path: ListPath): Promise<void> {
  await Promise.all([
    client.prefetchQuery(lookups.categories(path)),
    client.prefetchQuery(lookups.languagesAndRegions(path)),
    client.prefetchQuery(lookups.sources()),
  ]);
}
