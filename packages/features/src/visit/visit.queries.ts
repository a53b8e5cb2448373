import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { type TenderCount, toCount } from '../counts/counts.ts';
import type { SeenTenders } from './seen-tenders.ts';

export const visitKey = ['visit'] as const;

/** A visit of a member, and what is new since the former one. */
export interface Visit {
  /** When the former visit ended; null during the first. */
  newSince: Date | null;
  /** The tenders posted since then. */
  newTenders: TenderCount | null;
  newInFeed: number;
}

/** Each request reports the seen tenders. Those that did not arrive are reported with the next. */
export const createVisitQueries = (api: ApiClient, seen: SeenTenders | null) => ({
  visit: () =>
    queryOptions({
      queryKey: visitKey,
      queryFn: async ({ signal }): Promise<Visit> => {
        const sent = seen?.unsent() ?? [];
        const dto = await unwrap(api.POST('/client/visit', { body: { seen: [...sent] }, signal }));
        seen?.take({ begins: new Date(dto.news_begins), seen: dto.seen }, sent);
        return {
          newSince: dto.new_since === null ? null : new Date(dto.new_since),
          newTenders: dto.new_tenders && toCount(dto.new_tenders),
          newInFeed: dto.unseen_in_feed,
        };
      },
    }),
});
