import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toSource } from './source-freshness.ts';

/** The API lets it be kept for a minute. */
const staleTime = 60_000;

/** How lately each source was read: the same for everybody. */
export const freshnessQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    queryKey: ['freshness', locale],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/sources/freshness', { signal }))).map(toSource),
    staleTime,
  });
