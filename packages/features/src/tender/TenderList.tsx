import { tellsEnd } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { InfiniteList, type InfiniteListNext, type InfiniteListProps } from '@awaj/ui/InfiniteList';
import { Loading } from '@awaj/ui/Loading';
import { Stack } from '@awaj/ui/Stack';
import { TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useLazyPart } from '../lazy-part/lazy-part.ts';
import { QueryFailure, type QueryFailureProps } from '../query-failure/query-failure.ts';
import { highlight } from './highlight.ts';
import { TenderListItem } from './TenderListItem.tsx';
import type { Tender } from './tender.ts';
import type { LoadedTenders } from './use-tender-list.ts';

type Place = Pick<InfiniteListProps<Tender>, 'remembered' | 'onLeave' | 'ref'>;

export interface TenderListProps extends Place, Pick<QueryFailureProps, 'refusedText'> {
  list: LoadedTenders;
  now: Date;
  /** Whether the reader is logged in, for what is said where a date is locked. */
  isMember: boolean;
  hrefOf: (tender: Tender) => string;
  /** The categories that the list is narrowed to. */
  narrowedTo?: readonly number[] | undefined;
  /** All are of one buyer, whom the page names. */
  isBuyerKnown?: boolean | undefined;
  /** The list has open and closed ones. */
  showsStatus?: boolean | undefined;
  /** Where a company's logo is. */
  logoAddress: (logo: string | null) => string | null;
  /** The save button of a tender. */
  actionOf?: ((tender: Tender) => ReactNode) | undefined;
  /** What the reader has noted on a tender. */
  asideOf?: ((tender: Tender) => ReactNode) | undefined;
  /** Whether a tender is new to the reader. */
  markOf?: ((tender: Tender) => ReactNode) | undefined;
  /** Where days or groups begin, by the id of their first tender. */
  headings?: InfiniteListProps<Tender>['headings'];
  /** Other tenders below these, when all of these are there; the end is not told then. */
  after?: ReactNode;
  /** What was searched for in the titles. */
  searched?: string | undefined;
  /** In the place of a list without tenders. */
  empty?: ReactNode;
  /** Above the tenders, and there when they are: nothing moves when it comes. */
  lead?: ReactNode;
}

function nextOf(list: LoadedTenders['query']): InfiniteListNext {
  if (list.isFetchingNextPage) return { kind: 'loading' };
  if (list.isFetchNextPageError) return { kind: 'failed' };
  return list.hasNextPage ? { kind: 'more', onMore: () => void list.fetchNextPage() } : { kind: 'end' };
}

const idOf = (tender: Tender): string => String(tender.id);

const skeletons = (count: number): ReactElement[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
  Array.from({ length: count }, (_, index) => <TenderCardSkeleton key={index} />);

export function TenderList(props: TenderListProps): ReactElement {
  const { list, refusedText, empty, lead } = props;
  const { query, isPending } = list;
  const { tender: messages } = useMessages();
  if (!query.data && query.isError) return <QueryFailure query={query} refusedText={refusedText} />;
  return (
    <Loading isLoading={!query.data || isPending} label={messages.list.loading} skeleton={skeletons(6)}>
      {query.data && (
        <Stack gap="s">
          {lead}
          <Tenders
            {...props}
            empty={empty ?? <EmptyState of="found" text={messages.list.noResultHint} title={messages.list.noResult} />}
          />
        </Stack>
      )}
    </Loading>
  );
}

function Tenders(props: TenderListProps): ReactNode {
  const { list, now, isMember, hrefOf, narrowedTo, isBuyerKnown, showsStatus, logoAddress, searched, empty } = props;
  const { actionOf, asideOf, markOf } = props;
  const { query, tenders } = list;
  const { tender: messages } = useMessages();
  const find = useLazyPart(highlight, searched !== undefined && searched !== '');
  const alternatives = query.data?.pages[0]?.alsoSearched;
  const item = useCallback(
    (tender: Tender) => (
      <TenderListItem
        action={actionOf?.(tender)}
        aside={asideOf?.(tender)}
        highlight={searched ? find?.(tender.title, { query: searched, alternatives, typesOn: true }) : undefined}
        href={hrefOf(tender)}
        isBuyerKnown={isBuyerKnown}
        isMember={isMember}
        logo={logoAddress(tender.company.logo)}
        mark={markOf?.(tender)}
        narrowedTo={narrowedTo}
        now={now}
        showsStatus={showsStatus}
        tender={tender}
      />
    ),
    [
      actionOf,
      alternatives,
      asideOf,
      find,
      hrefOf,
      isBuyerKnown,
      isMember,
      logoAddress,
      markOf,
      narrowedTo,
      now,
      searched,
      showsStatus,
    ],
  );
  if (tenders.length === 0 && !query.hasNextPage) return empty;
  const pages = query.data?.pages ?? [];
  const arrived = pages.length > 1 ? (pages.at(-1)?.tenders.length ?? 0) : 0;
  return (
    <InfiniteList
      after={props.after}
      announcement={arrived > 0 ? messages.list.arrived(arrived) : ''}
      endText={
        !props.after && tellsEnd({ items: tenders, hasMore: query.hasNextPage }) ? messages.list.noMore : undefined
      }
      failure={
        <QueryFailure
          query={{ error: query.error, isFetching: false, refetch: query.fetchNextPage }}
          refusedText={props.refusedText}
          title={messages.list.moreFailed}
        />
      }
      headings={props.headings}
      idOf={idOf}
      items={tenders}
      next={nextOf(query)}
      onLeave={props.onLeave}
      {...(props.ref && { ref: props.ref })}
      remembered={props.remembered}
      skeleton={skeletons(3)}
    >
      {item}
    </InfiniteList>
  );
}
