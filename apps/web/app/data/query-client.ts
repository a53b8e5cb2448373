import { ApiError } from '@awaj/api-client';
import { minuteMs } from '@awaj/domain/duration';
import { createQueryClient } from '@awaj/features/query-client';
import type { FetchQueryOptions, QueryClient, QueryKey, QueryStatus } from '@tanstack/react-query';
import { markIncomplete } from './visitor.ts';

/** The server sends a page without failed parts and without the reasons. */
function reportFailure(error: Error): void {
  markIncomplete();
  if (!(error instanceof ApiError && error.status < 500)) console.error(error);
}

const always =
  <Value>(value: Value) =>
  (): Value =>
    value;

/** One cache in the browser. The server creates one per request, so that people never share one. */
export const queryClient: () => QueryClient = import.meta.env.SSR
  ? () => createQueryClient({ isServer: true, onError: reportFailure })
  : always(createQueryClient({ isServer: false }));

/**
 * On the server, a cache of answers that are equal for all visitors and change daily: the pages of a minute share an
 * answer.
 */
export const sharedClient: () => QueryClient = import.meta.env.SSR
  ? always(createQueryClient({ isServer: true, onError: reportFailure }))
  : queryClient;

const retryMs = 5_000;

/** For content of public pages: asks again while the API does not answer, for example because it is starting. */
export const retryWhileFailing = {
  refetchInterval: ({ state }: { state: { status: QueryStatus } }) => (state.status === 'error' ? retryMs : false),
} as const;

type Shared<Data, Key extends QueryKey> = FetchQueryOptions<Data, Error, Data, Key>;

export const fetchShared = <Data, Key extends QueryKey>(query: Shared<Data, Key>): Promise<Data> =>
  sharedClient().fetchQuery({ ...query, ...(import.meta.env.SSR && { staleTime: minuteMs }) });

/** On the server: adds data to the page being rendered. If loading fails, the page is rendered without it. */
export async function prefetchShared<Data, Key extends QueryKey>(
  client: QueryClient,
  query: Shared<Data, Key>,
): Promise<void> {
  try {
    const answer = await fetchShared(query);
    const updatedAt = sharedClient().getQueryState(query.queryKey)?.dataUpdatedAt;
    client.setQueryData<Data>(query.queryKey, () => answer, updatedAt === undefined ? {} : { updatedAt });
  } catch {
    // Another page may have requested it.
    markIncomplete();
  }
}
