import { type ApiClient, unwrap } from '@awaj/api-client';

/** These have a page each. */
export type PageNoun = 'tenders' | 'companies';

/** The ids in one call and in one part of a sitemap. */
export const partSize = 10_000;

/** Not cached, because crawlers ask for a part of a sitemap only once in a while. */
export const createPageIds = (api: ApiClient) => {
  const ask = (noun: PageNoun, after: number, limit: number) =>
    unwrap(api.GET('/sitemap/{noun}', { params: { path: { noun }, query: { after, limit } } }));
  return {
    /** The number of parts. A part is a range of ids, so that a tender never moves to another part. */
    async partCount(noun: PageNoun): Promise<number> {
      return Math.ceil((await ask(noun, 0, 1)).highest_id / partSize);
    },
    /** The ids of a part; parts are numbered from 0. */
    async part(noun: PageNoun, place: number): Promise<number[]> {
      const after = place * partSize;
      return (await ask(noun, after, partSize)).ids.filter((id) => id <= after + partSize);
    },
  };
};
