import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toTenderDetail } from './tender.mapper.ts';
import type { Tender, TenderDetail } from './tender.ts';
import { createListQuery, type Fetcher, tenderKeys, toPage } from './tender-list.queries.ts';
import { toTimeline } from './timeline.ts';

const wanted = 4;
const wantedOfBuyer = 3;

/** Open tenders first; closed ones, which show who buys what, only if there are too few. Never the tender itself. */
export async function relatedTenders(
  id: number,
  search: (status: '1' | '0') => Promise<readonly Tender[]>,
): Promise<readonly Tender[]> {
  const others = (tenders: readonly Tender[]) => tenders.filter((tender) => tender.id !== id);
  const open = others(await search('1'));
  const all = open.length < wanted ? [...open, ...others(await search('0'))] : open;
  return all.slice(0, wanted);
}

const fetchersOf = (api: ApiClient) =>
  ({
    'tender/search': (query, signal) => unwrap(api.GET('/tender/search', { params: { query }, signal })),
    'client/myfeed': (query, signal) => unwrap(api.GET('/client/myfeed', { params: { query }, signal })),
    'client/saved-tender': (query, signal) => unwrap(api.GET('/client/saved-tender', { params: { query }, signal })),
    'company/search': ({ company_id, ...query }, signal) =>
      unwrap(api.GET('/company/search', { params: { query: { ...query, company_id: Number(company_id) } }, signal })),
  }) satisfies Record<string, Fetcher>;

export type TenderListPath = keyof ReturnType<typeof fetchersOf>;

export function createTenderQueries(api: ApiClient, view: string) {
  const fetchers: Record<TenderListPath, Fetcher> = fetchersOf(api);
  return {
    list: createListQuery(fetchers, view),
    /** Similar tenders for the foot of a page: open ones come first. */
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
    /** Other open tenders of the same buyer. */
    othersOfBuyer: ({ id, company }: Pick<Tender, 'id' | 'company'>) =>
      queryOptions({
        queryKey: ['tenders-of-buyer', id, view],
        queryFn: async ({ signal }) => {
          const { tenders } = toPage(
            await fetchers['company/search']({ company_id: String(company.id), status_id: '1' }, signal),
          );
          return tenders.filter((other) => other.id !== id).slice(0, wantedOfBuyer);
        },
      }),
    timeline: ({ id, updates }: Pick<TenderDetail, 'id' | 'updates'>) =>
      queryOptions({
        queryKey: [...tenderKeys.timeline(id), view],
        queryFn: async ({ signal }) =>
          toTimeline(
            await unwrap(api.GET('/tender/{tenderId}/timeline', { params: { path: { tenderId: id } }, signal })),
          ),
        enabled: updates > 0,
      }),
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
