import type { TenderPage as TenderPageDto } from '@awaj/api-client/schema';
import { noFilters, parseNextPageUrl, type SearchFilters, toApiQuery } from '@awaj/domain/search-filters';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { toTender } from './tender.mapper.ts';
import type { Tender } from './tender.ts';

export interface TenderPage {
  tenders: readonly Tender[];
  /** What to ask for next; null on the last page. */
  next: PageParam | null;
  /** Words that mean the same as those that were searched for, and were so too. */
  alsoSearched: readonly string[];
  /** Whether older tenders may fit that were not looked at. */
  isOfNewest?: boolean;
  /** What to search for instead, where nothing is found. */
  suggestion?: string | undefined;
}

type PageParam = Readonly<Record<string, string>>;

/** Which list: each has its own address in the API. */
export type Fetcher = (query: PageParam, signal: AbortSignal) => Promise<TenderPageDto>;

/** What is kept under which key, for those who change it there. */
export const tenderKeys = {
  lists: () => ['tenders'],
  list: (path: string) => ['tenders', path],
  detail: (id: number) => ['tender', id],
  timeline: (id: number) => ['tender-timeline', id],
};

export const toPage = ({
  tenders,
  also_searched: alsoSearched = [],
  did_you_mean: suggestion,
  newest_only: isOfNewest = false,
}: TenderPageDto): TenderPage => ({
  tenders: tenders.data.map(toTender),
  next: parseNextPageUrl(tenders.next_page_url),
  alsoSearched,
  isOfNewest,
  suggestion,
});

/** `view` is what an answer depends on besides the question: the language, and on the website who asks. */
export const createListQuery =
  <Path extends string>(fetchers: Record<Path, Fetcher>, view: string) =>
  (path: Path, filters: SearchFilters = noFilters) => {
    const firstPage: PageParam = toApiQuery(filters);
    return infiniteQueryOptions({
      queryKey: [...tenderKeys.list(path), view, firstPage],
      queryFn: async ({ pageParam, signal }) => toPage(await fetchers[path](pageParam, signal)),
      initialPageParam: firstPage,
      getNextPageParam: (page: TenderPage) => page.next,
    });
  };
