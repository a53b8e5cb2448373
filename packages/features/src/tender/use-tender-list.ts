import { withoutRepeats } from '@awaj/domain/search-filters';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tender } from './tender.ts';
import type { createListQuery, TenderPage } from './tender-list.queries.ts';

type ListQuery = ReturnType<ReturnType<typeof createListQuery>>;

export interface LoadedTenders {
  query: UseInfiniteQueryResult<InfiniteData<TenderPage>>;
  /** All shown tenders of all loaded pages. */
  tenders: Tender[];
  /** The reader is not known yet, or the list is not wanted yet: it looks as if it were loading. */
  isPending: boolean;
  /** Another list replaces it soon: no further pages are requested. */
  isProvisional?: boolean;
}

interface Options {
  isPending?: boolean;
  /** Selects the tenders to show; all by default. */
  shownOf?: ((tenders: Tender[]) => Tender[]) | undefined;
}

/** The loaded part of a list, for `TenderList`. */
export function useTenderList(query: ListQuery, { isPending = false, shownOf }: Options = {}): LoadedTenders {
  const loaded = useInfiniteQuery({ ...query, enabled: !isPending });
  const { data } = loaded;
  const tenders = useMemo(() => {
    const all = withoutRepeats(data?.pages.flatMap((page) => page.tenders) ?? []);
    return shownOf ? shownOf(all) : all;
  }, [data, shownOf]);
  return { query: loaded, tenders, isPending };
}
