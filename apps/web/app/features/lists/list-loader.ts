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
 * Of the server, what a page of a list is sent with: as one that is not there where nothing leads to it, and to be asked
 * for again where the API refused the list or could not give it.
 */
export function listAnswer<Answer extends object>(answer: Answer, filters: SearchFilters, error: unknown) {
  const withheld = unavailableFor(error);
  const status = isBeyondNumbers(filters) ? 404 : 200;
  return data({ ...answer, failed: withheld?.status ?? null }, withheld ?? { status });
}

/**
 * Of the server: the list and all that stands around it, as on a page without script there is no other time to ask.
 * Gives why there is no list, where there is none.
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
