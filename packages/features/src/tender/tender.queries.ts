import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TenderPage as TenderPageDto } from '@awaj/api-client/schema';
import { parseNextPageUrl } from '@awaj/domain/search-filters';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toTender, toTenderDetail } from './tender.mapper.ts';
import type { Tender } from './tender.ts';

export interface TenderPage {
  tenders: readonly Tender[];
  /** What to ask for next; null on the last page. */
  next: PageParam | null;
}

type PageParam = Readonly<Record<string, string>>;

/** Which list: each has its own address in the API. */
type Fetcher = (query: PageParam, signal: AbortSignal) => Promise<TenderPageDto>;

const toPage = ({ tenders }: TenderPageDto): TenderPage => ({
  tenders: tenders.data.map(toTender),
  next: parseNextPageUrl(tenders.next_page_url),
});

const firstPage: PageParam = {};

export function createTenderQueries(api: ApiClient, locale: string) {
  const list = (path: string, fetchPage: Fetcher) =>
    infiniteQueryOptions({
      queryKey: ['tenders', path, locale],
      queryFn: async ({ pageParam, signal }) => toPage(await fetchPage(pageParam, signal)),
      initialPageParam: firstPage,
      getNextPageParam: (page: TenderPage) => page.next,
    });
  return {
    search: () =>
      list('tender/search', (query, signal) => unwrap(api.GET('/tender/search', { params: { query }, signal }))),
    latestInTelegram: () =>
      list('telegram/latest-tenders', (query, signal) =>
        unwrap(api.GET('/telegram/latest-tenders', { params: { query }, signal })),
      ),
    detail: (id: number) =>
      queryOptions({
        queryKey: ['tender', id, locale],
        queryFn: async ({ signal }) =>
          toTenderDetail(
            (await unwrap(api.GET('/tender/detail/{tenderId}', { params: { path: { tenderId: id } }, signal }))).data,
          ),
      }),
  };
}
