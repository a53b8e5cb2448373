import { type ApiClient, unwrap } from '@awaj/api-client';
import type { SearchFilters } from '@awaj/domain/search-filters';
import { queryOptions } from '@tanstack/react-query';
import { toTenderDetail } from './tender.mapper.ts';
import type { TenderDetail } from './tender.ts';
import { createListQuery, type Fetcher, tenderKeys } from './tender-list.queries.ts';
import { toTimeline } from './timeline.ts';

const fetchersOf = (api: ApiClient) =>
  ({
    'telegram/latest-tenders': (query, signal) =>
      unwrap(api.GET('/telegram/latest-tenders', { params: { query }, signal })),
    'telegram/tender/search': (query, signal) =>
      unwrap(api.GET('/telegram/tender/search', { params: { query }, signal })),
    'telegram/client/myfeed': (query, signal) =>
      unwrap(api.GET('/telegram/client/myfeed', { params: { query }, signal })),
  }) satisfies Record<string, Fetcher>;

export interface TelegramTender extends TenderDetail {
  /** The address of a calendar file with the deadline; null without a deadline, or if this reader may not see it. */
  calendarUrl: string | null;
}

/** Queries within Telegram, where tenders have other addresses and ids. */
export function createTelegramTenderQueries(api: ApiClient, view: string) {
  const list = createListQuery(fetchersOf(api), view);
  return {
    latest: () => list('telegram/latest-tenders'),
    search: (filters: SearchFilters) => list('telegram/tender/search', filters),
    feed: () => list('telegram/client/myfeed'),
    timeline: ({ id, updates }: Pick<TenderDetail, 'id' | 'updates'>) =>
      queryOptions({
        queryKey: [...tenderKeys.timeline(id), 'telegram', view],
        queryFn: async ({ signal }) =>
          toTimeline(await unwrap(api.GET('/telegram/tender/{id}/timeline', { params: { path: { id } }, signal }))),
        enabled: updates > 0,
      }),
    detail: (id: number) =>
      queryOptions({
        queryKey: [...tenderKeys.detail(id), 'telegram', view],
        queryFn: async ({ signal }): Promise<TelegramTender> => {
          const params = { path: { id: String(id) } };
          const answer = await unwrap(api.GET('/telegram/tender/{id}', { params, signal }));
          return { ...toTenderDetail(answer.data), calendarUrl: answer.calendar_url };
        },
      }),
  };
}
