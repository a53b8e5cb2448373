import { type ApiClient, unwrap } from '@awaj/api-client';

/** Of these each has a page of its own. */
export type PageNoun = 'tenders' | 'companies';

/** How many one call gives, and one part of a sitemap holds. */
export const partSize = 10_000;

/** Not cached: a part of a sitemap is asked for by a crawler, once in a while. */
export const createPageIds = (api: ApiClient) => {
  const ask = (noun: PageNoun, after: number, limit: number) =>
    unwrap(api.GET('/sitemap/{noun}', { params: { path: { noun }, query: { after, limit } } }));
  return {
    /** How many parts there are. A part is a range of ids, so that a tender never moves from one to another. */
    async partCount(noun: PageNoun): Promise<number> {
      return Math.ceil((await ask(noun, 0, 1)).highest_id / partSize);
    },
    /** The ids of a part, counted from 0. */
    async part(noun: PageNoun, place: number): Promise<number[]> {
      const after = place * partSize;
      return (await ask(noun, after, partSize)).ids.filter((id) => id <= after + partSize);
    },
  };
};
