import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TenderPage as TenderPageDto } from '@awaj/api-client/schema';
import { noFilters, parseNextPageUrl, type SearchFilters, toApiQuery } from '@awaj/domain/search-filters';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { relatedTenders } from './related.ts';
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

/** What is kept under which key, for those who change it there. */
export const tenderKeys = {
  lists: () => ['tenders'],
  list: (path: string) => ['tenders', path],
  detail: (id: number) => ['tender', id],
};

const toPage = ({ tenders }: TenderPageDto): TenderPage => ({
  tenders: tenders.data.map(toTender),
  next: parseNextPageUrl(tenders.next_page_url),
});

const fetchersOf = (api: ApiClient) =>
  ({
    'tender/search': (query, signal) => unwrap(api.GET('/tender/search', { params: { query }, signal })),
    'client/myfeed': (query, signal) => unwrap(api.GET('/client/myfeed', { params: { query }, signal })),
    'client/saved-tender': (query, signal) => unwrap(api.GET('/client/saved-tender', { params: { query }, signal })),
    'company/search': ({ company_id, ...query }, signal) =>
      unwrap(api.GET('/company/search', { params: { query: { ...query, company_id: Number(company_id) } }, signal })),
    'telegram/latest-tenders': (query, signal) =>
      unwrap(api.GET('/telegram/latest-tenders', { params: { query }, signal })),
    'telegram/client/myfeed': (query, signal) =>
      unwrap(api.GET('/telegram/client/myfeed', { params: { query }, signal })),
  }) satisfies Record<string, Fetcher>;

export type TenderListPath = keyof ReturnType<typeof fetchersOf>;

/** `view` is what an answer depends on besides the question: the language, and on the website who asks. */
export function createTenderQueries(api: ApiClient, view: string) {
  const fetchers: Record<TenderListPath, Fetcher> = fetchersOf(api);
  const list = (path: TenderListPath, filters: SearchFilters = noFilters) => {
    const firstPage: PageParam = toApiQuery(filters);
    return infiniteQueryOptions({
      queryKey: [...tenderKeys.list(path), view, firstPage],
      queryFn: async ({ pageParam, signal }) => toPage(await fetchers[path](pageParam, signal)),
      initialPageParam: firstPage,
      getNextPageParam: (page: TenderPage) => page.next,
    });
  };
  return {
    list,
    search: (filters?: SearchFilters) => list('tender/search', filters),
    latestInTelegram: () => list('telegram/latest-tenders'),
    feedInTelegram: () => list('telegram/client/myfeed'),
    detailInTelegram: (id: number) =>
      queryOptions({
        queryKey: [...tenderKeys.detail(id), 'telegram', view],
        queryFn: async ({ signal }) => {
          const params = { path: { id: String(id) } };
          return toTenderDetail((await unwrap(api.GET('/telegram/tender/{id}', { params, signal }))).data);
        },
      }),
    /** Others of the same kind for the foot of a tender's page: those one can still bid for come first. */
    related: (tender: Pick<Tender, 'id' | 'categories'>) => {
      const [category] = tender.categories;
      const search = async (status: '1' | '0', signal: AbortSignal) =>
        toPage(await fetchers['tender/search']({ category_id: String(category?.id), status_id: status }, signal))
          .tenders;
      return queryOptions({
        queryKey: ['related-tenders', tender.id, view],
        queryFn: ({ signal }) => relatedTenders(tender.id, (status) => search(status, signal)),
        enabled: category !== undefined,
      });
    },
    detail: (id: number) =>
      queryOptions({
        queryKey: [...tenderKeys.detail(id), view],
        queryFn: async ({ signal }) =>
          toTenderDetail(
            (await unwrap(api.GET('/tender/detail/{tenderId}', { params: { path: { tenderId: id } }, signal }))).data,
          ),
      }),
  };
}
