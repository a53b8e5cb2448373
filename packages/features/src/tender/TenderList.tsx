import { tellsEnd, withoutRepeats } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { InfiniteList, type InfiniteListNext, type InfiniteListProps } from '@awaj/ui/InfiniteList';
import { Loading } from '@awaj/ui/Loading';
import { TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import { lazyPart, useLazyPart } from '../lazy-part/index.ts';
import { QueryFailure, type QueryFailureProps } from '../query-failure/index.ts';
import { TenderListItem } from './TenderListItem.tsx';
import type { Tender } from './tender.ts';
import type { createListQuery, TenderPage } from './tender-list.queries.ts';

type ListQuery = ReturnType<ReturnType<typeof createListQuery>>;
type Pages = UseInfiniteQueryResult<InfiniteData<TenderPage>>;
type Place = Pick<InfiniteListProps<Tender>, 'remembered' | 'onLeave' | 'ref'>;

export interface TenderListProps extends Place, Pick<QueryFailureProps, 'refusedText'> {
  query: ListQuery;
  now: Date;
  /** Whether the reader is logged in, for what is said where a date is locked. */
  isMember: boolean;
  hrefOf: (tender: Tender) => string;
  /** Which of those that were loaded are shown; all when left out. */
  shownOf?: ((tenders: Tender[]) => Tender[]) | undefined;
  /** The categories that the list is narrowed to. */
  narrowedTo?: readonly number[] | undefined;
  /** The save button of a tender. */
  actionOf?: ((tender: Tender) => ReactNode) | undefined;
  /** What was searched for in the titles. */
  searched?: string | undefined;
  /** In the place of a list without tenders. */
  empty?: ReactNode;
  /** Who reads is not known yet, or the list not wanted yet: it looks as if it were loading. */
  isPending?: boolean | undefined;
}

function nextOf(list: Pages): InfiniteListNext {
  if (list.isFetchingNextPage) return { kind: 'loading' };
  if (list.isFetchNextPageError) return { kind: 'failed' };
  return list.hasNextPage ? { kind: 'more', onMore: () => void list.fetchNextPage() } : { kind: 'end' };
}

const idOf = (tender: Tender): string => String(tender.id);

const skeletons = (count: number): ReactElement[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
  Array.from({ length: count }, (_, index) => <TenderCardSkeleton key={index} />);

export function TenderList(props: TenderListProps): ReactElement {
  const { query, refusedText, empty, isPending = false } = props;
  const { tender: messages } = useMessages();
  const list = useInfiniteQuery({ ...query, enabled: !isPending });
  const { data } = list;
  if (!data && list.isError) return <QueryFailure query={list} refusedText={refusedText} />;
  return (
    <Loading isLoading={!data || isPending} label={messages.list.loading} skeleton={skeletons(6)}>
      {data && (
        <Tenders
          {...props}
          data={data}
          empty={empty ?? <EmptyState of="found" text={messages.list.noResultHint} title={messages.list.noResult} />}
          list={list}
        />
      )}
    </Loading>
  );
}

type TendersProps = TenderListProps & { list: Pages; data: InfiniteData<TenderPage> };

/** Finds what was searched for in a title. Loaded on demand, as most lists are of no search. */
export const highlight = lazyPart(async () => (await import('@awaj/domain/amharic')).highlightMatches);

const all = (tenders: Tender[]): Tender[] => tenders;

function Tenders(props: TendersProps): ReactNode {
  const {
    list,
    data,
    now,
    isMember,
    hrefOf,
    narrowedTo,
    actionOf,
    searched,
    shownOf = all,
    empty,
    refusedText,
  } = props;
  const { tender: messages } = useMessages();
  const { pages } = data;
  const find = useLazyPart(highlight, searched !== undefined && searched !== '');
  const tenders = useMemo(() => shownOf(withoutRepeats(pages.flatMap((page) => page.tenders))), [pages, shownOf]);
  const item = useCallback(
    (tender: Tender) => (
      <TenderListItem
        action={actionOf?.(tender)}
        highlight={searched ? find?.(tender.title, searched) : undefined}
        href={hrefOf(tender)}
        isMember={isMember}
        narrowedTo={narrowedTo}
        now={now}
        tender={tender}
      />
    ),
    [actionOf, find, hrefOf, isMember, narrowedTo, now, searched],
  );
  if (tenders.length === 0 && !list.hasNextPage) return empty;
  const arrived = pages.length > 1 ? (pages.at(-1)?.tenders.length ?? 0) : 0;
  return (
    <InfiniteList
      announcement={arrived > 0 ? messages.list.arrived(arrived) : ''}
      endText={tellsEnd({ items: tenders, hasMore: list.hasNextPage }) ? messages.list.noMore : undefined}
      failure={
        <QueryFailure
          query={{ error: list.error, isFetching: false, refetch: list.fetchNextPage }}
          refusedText={refusedText}
          title={messages.list.moreFailed}
        />
      }
      idOf={idOf}
      items={tenders}
      next={nextOf(list)}
      onLeave={props.onLeave}
      {...(props.ref && { ref: props.ref })}
      remembered={props.remembered}
      skeleton={skeletons(3)}
    >
      {item}
    </InfiniteList>
  );
}
