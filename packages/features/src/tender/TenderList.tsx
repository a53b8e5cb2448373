import { tellsEnd } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { InfiniteList, type InfiniteListNext, type InfiniteListProps } from '@awaj/ui/InfiniteList';
import { Loading } from '@awaj/ui/Loading';
import { Stack } from '@awaj/ui/Stack';
import { TenderCardSkeleton, TenderCards } from '@awaj/ui/TenderCard';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useLazyPart } from '../lazy-part/lazy-part.ts';
import { QueryFailure, type QueryFailureProps } from '../query-failure/query-failure.ts';
import { highlight } from './highlight.ts';
import { type NarrowedTo, TenderListItem } from './TenderListItem.tsx';
import type { Tender } from './tender.ts';
import type { LoadedTenders } from './use-tender-list.ts';

type Place = Pick<InfiniteListProps<Tender>, 'remembered' | 'onLeave' | 'ref'>;

export interface TenderListProps extends Place, Pick<QueryFailureProps, 'refusedText'> {
  list: LoadedTenders;
  now: Date;
  /** Whether the reader is logged in, which decides the text of a locked date. */
  isMember: boolean;
  hrefOf: (tender: Tender) => string;
  /** The categories and regions that the list is filtered by. */
  narrowedTo?: NarrowedTo | undefined;
  /** The tender that is open beside the list. */
  currentId?: number | undefined;
  /** All tenders have one buyer, whom the page names. */
  isBuyerKnown?: boolean | undefined;
  /** Whether the list contains both open and closed tenders. */
  showsStatus?: boolean | undefined;
  /** The address of a company's logo. */
  logoAddress: (logo: string | null) => string | null;
  /** The save button of a tender. */
  actionOf?: ((tender: Tender) => ReactNode) | undefined;
  /** The reader's notes on a tender. */
  asideOf?: ((tender: Tender) => ReactNode) | undefined;
  /** A mark on tenders that are new to the reader. */
  markOf?: ((tender: Tender) => ReactNode) | undefined;
  /** Headings of days or groups, by the id of their first tender. */
  headings?: InfiniteListProps<Tender>['headings'];
  /** Other tenders below, once all of these are loaded; the end of the list is then not announced. */
  after?: ReactNode;
  /** The words searched for in titles. */
  searched?: string | undefined;
  /** Replaces an empty list. */
  empty?: ReactNode;
  /** Shown above the tenders at the same time as they are, so that nothing moves. */
  lead?: ReactNode;
}

function nextOf({ query, isProvisional = false }: LoadedTenders): InfiniteListNext {
  if (query.isFetchingNextPage) return { kind: 'loading' };
  if (query.isFetchNextPageError) return { kind: 'failed' };
  if (!query.hasNextPage) return { kind: 'end' };
  return isProvisional ? { kind: 'loading' } : { kind: 'more', onMore: () => void query.fetchNextPage() };
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
    <Loading
      isLoading={!query.data || isPending}
      label={messages.list.loading}
      skeleton={<TenderCards>{skeletons(6)}</TenderCards>}
    >
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
  const { actionOf, asideOf, currentId, markOf } = props;
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
        isCurrent={tender.id === currentId}
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
      currentId,
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
      next={nextOf(list)}
      onLeave={props.onLeave}
      {...(props.ref && { ref: props.ref })}
      remembered={props.remembered}
      skeleton={skeletons(3)}
      // A banner or a heading may move a member's own rows.
      version={isMember ? 'member' : 'visitor'}
    >
      {item}
    </InfiniteList>
  );
}
