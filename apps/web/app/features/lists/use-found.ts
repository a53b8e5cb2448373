import { type ListPath, lockedFilters, type SearchFilters, withoutLocked } from '@awaj/domain/search-filters';
import { type Tender, type TenderListPath, useTenderList } from '@awaj/features/tender';
import { hashKey } from '@tanstack/react-query';
import { useQueries, useVisitorQueries } from '../../data/api.ts';
import { useVisitQuery } from '../../data/use-visit.ts';
import type { PageFilters } from './use-filters.ts';
import { usePaymentBanner } from './use-payment-banner.tsx';
import type { Reader } from './use-reader.ts';

/** What decides which tenders a list shows. */
export interface WantedList {
  path: ListPath & TenderListPath;
  reader: Reader;
  search: PageFilters;
  /** On a company's page: its tenders. */
  companyId?: number;
  /** Selects the loaded tenders to show. */
  shownOf?: (tenders: Tender[]) => Tender[];
  /** The page does not request its list yet. */
  isPending?: boolean;
}

/** The query without filters that are locked for the reader. */
function askedOf({ filters }: PageFilters, { viewer }: Reader, companyId: number | undefined): SearchFilters {
  const allowed = withoutLocked(filters, viewer);
  return companyId === undefined ? allowed : { ...allowed, companyId };
}

/** Whether filters may still be unlocked for this reader, whose subscription is not known yet. */
const isAwaited = ({ isKnown, viewer }: Reader, { filters }: PageFilters): boolean =>
  !isKnown && lockedFilters(filters, viewer).length > 0;

/**
 * The list that the server has loaded for visitors stays until a member's own and all that is shown with it have
 * loaded. A phone may take seconds for that.
 */
function useShownList(wanted: WantedList, { asked, isPending }: { asked: SearchFilters; isPending: boolean }) {
  const { path, reader, shownOf } = wanted;
  const own = useTenderList(useQueries().tenders.list(path, asked), { isPending, shownOf });
  const visitors = useTenderList(useVisitorQueries().tenders.list(path, asked), { isPending: true, shownOf });
  const { banner, isBannerAwaited } = usePaymentBanner(reader);
  const visit = useVisitQuery();
  const isIncomplete = isBannerAwaited || (visit.isLoading && visit.failureCount === 0);
  if (reader.isMember && !isPending && (isIncomplete || own.query.isLoading) && visitors.query.data)
    return {
      list: { ...visitors, isPending: false, isProvisional: true },
      isOpening: true,
      banner: null,
      newSince: null,
      newTenders: null,
    };
  const list = { ...own, isPending: isPending || isIncomplete };
  const { newSince = null, newTenders = null } = visit.data ?? {};
  return { list, isOpening: false, banner, newSince, newTenders };
}

/** The tenders of a list, and what is shown with them. */
export function useFound(wanted: WantedList) {
  const { path, reader, search, companyId } = wanted;
  const asked = askedOf(search, reader, companyId);
  const isPending = wanted.isPending || isAwaited(reader, search);
  const shown = useShownList(wanted, { asked, isPending });
  const { list } = shown;
  const { data, hasNextPage } = list.query;
  // A list that starts in the middle cannot know its total.
  const isCounted = data !== undefined && search.filters.page === 1;
  return {
    ...shown,
    asked,
    isPending,
    // Independent of the reader, so that the list does not start again once the member is known.
    key: hashKey([path, asked]),
    // The next page, by its cursor.
    next: data?.pages.at(-1)?.next ?? null,
    alsoSearched: data?.pages[0]?.alsoSearched ?? [],
    isOfNewest: data?.pages.at(-1)?.isOfNewest ?? false,
    loaded: isCounted ? { count: list.tenders.length, hasMore: hasNextPage } : null,
  };
}

export type Found = ReturnType<typeof useFound>;
