import { withoutRepeats } from '@awaj/domain/search-filters';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tender } from './tender.ts';
import type { createListQuery, TenderPage } from './tender-list.queries.ts';

type ListQuery = ReturnType<ReturnType<typeof createListQuery>>;

export interface LoadedTenders {
  query: UseInfiniteQueryResult<InfiniteData<TenderPage>>;
  /** All that are shown, of all pages that were loaded. */
  tenders: Tender[];
  /** Who reads is not known yet, or the list is not wanted yet: it looks as if it were loading. */
  isPending: boolean;
}

interface Options {
  isPending?: boolean;
  /** Which of those that were loaded are shown; all when left out. */
  shownOf?: ((tenders: Tender[]) => Tender[]) | undefined;
}

/** A list as far as it is loaded, for `TenderList` to show. */
export function useTenderList(query: ListQuery, { isPending = false, shownOf }: Options = {}): LoadedTenders {
  const loaded = useInfiniteQuery({ ...query, enabled: !isPending });
  const { data } = loaded;
  const tenders = useMemo(() => {
    const all = withoutRepeats(data?.pages.flatMap((page) => page.tenders) ?? []);
    return shownOf ? shownOf(all) : all;
  }, [data, shownOf]);
  return { query: loaded, tenders, isPending };
}
