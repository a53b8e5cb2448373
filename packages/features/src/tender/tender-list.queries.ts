import type { TenderPage as TenderPageDto } from '@awaj/api-client/schema';
import { noFilters, parseNextPageUrl, type SearchFilters, toApiQuery } from '@awaj/domain/search-filters';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { toTender } from './tender.mapper.ts';
import type { Tender } from './tender.ts';

export interface TenderPage {
  tenders: readonly Tender[];
  /** The next page; null on the last. */
  next: PageParam | null;
  /** Synonyms of the searched words, which were searched too. */
  alsoSearched: readonly string[];
  /** Whether older tenders were not searched. */
  isOfNewest?: boolean;
  /** A spelling to search for instead, if nothing is found. */
  suggestion?: string | undefined;
}

type PageParam = Readonly<Record<string, string>>;

/** Loads a page of a list from its own address in the API. */
export type Fetcher = (query: PageParam, signal: AbortSignal) => Promise<TenderPageDto>;

/** The cache keys, for code that updates cached tenders. */
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

/** `view` is what the answer depends on besides the query: the language, and on the website the viewer. */
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
