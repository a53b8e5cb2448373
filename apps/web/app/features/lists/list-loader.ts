import { isBeyondNumbers, isUnclear, type ListPath, type SearchFilters } from '@awaj/domain/search-filters';
import { plansQuery } from '@awaj/features/plans';
import type { TenderListPath } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { clientIn, queriesIn } from '../../data/api.ts';
import { prefetchShared } from '../../data/query-client.ts';
import { unavailableFor } from '../../data/unavailable.ts';

/**
 * On the server, the status of a list page: 404 for an address that no link leads to, and an error if the API did not
 * return the list.
 */
export function listAnswer<Answer extends object>(answer: Answer, filters: SearchFilters, error: unknown) {
  const withheld = unavailableFor(error);
  const status = isBeyondNumbers(filters) ? 404 : 200;
  return data({ ...answer, failed: withheld?.status ?? null }, withheld ?? { status });
}

/**
 * On the server: the list and everything around it, because a page without script cannot load more. Returns the error
 * if there is no list.
 */
export async function prefetchListPage(
  client: QueryClient,
  locale: Locale,
  path: Extract<ListPath, TenderListPath>,
  asked: SearchFilters,
): Promise<unknown> {
  const { tenders, lookups, counts } = queriesIn(locale);
  const list = tenders.list(path, asked);
  await Promise.all([
    isBeyondNumbers(asked) || isUnclear(asked) || client.prefetchInfiniteQuery(list),
    isUnclear(asked) || client.prefetchQuery(counts(path, asked)),
    prefetchShared(client, plansQuery(clientIn(locale), locale)),
    prefetchShared(client, lookups.categories(path)),
    prefetchShared(client, lookups.languagesAndRegions(path)),
    prefetchShared(client, lookups.sources()),
  ]);
  return client.getQueryState(list.queryKey)?.error;
}
