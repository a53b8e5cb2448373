import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { SeenTenders } from './seen-tenders.ts';

export const visitKey = ['visit'] as const;

/** A stay of a member, and what is new since the one before. */
export interface Visit {
  /** When the one before ended; null during the first. */
  newSince: Date | null;
  newInFeed: number;
}

/** Each time it is asked the API is told what was seen meanwhile; what did not reach it is told the next time. */
export const createVisitQueries = (api: ApiClient, seen: SeenTenders | null) => ({
  visit: () =>
    queryOptions({
      queryKey: visitKey,
      queryFn: async ({ signal }): Promise<Visit> => {
        const sent = seen?.unsent() ?? [];
        const dto = await unwrap(api.POST('/client/visit', { body: { seen: [...sent] }, signal }));
        seen?.take({ begins: new Date(dto.news_begins), seen: dto.seen }, sent);
        return { newSince: dto.new_since === null ? null : new Date(dto.new_since), newInFeed: dto.unseen_in_feed };
      },
    }),
});
