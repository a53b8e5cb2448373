import { tellsEnd, withoutRepeats } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { InfiniteList, type InfiniteListNext } from '@awaj/ui/InfiniteList';
import { Message } from '@awaj/ui/Message';
import { TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { TenderListItem } from './TenderListItem.tsx';
import type { createTenderQueries, TenderPage } from './tender.queries.ts';
import type { Tender } from './tender.ts';

type ListQuery = ReturnType<ReturnType<typeof createTenderQueries>['search']>;
type Pages = UseInfiniteQueryResult<InfiniteData<TenderPage>>;

export interface TenderListProps {
  query: ListQuery;
  now: Date;
  hrefOf: (tender: Tender) => string;
  failureTextOf: (error: unknown) => string;
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

export function TenderList({ query, now, hrefOf, failureTextOf }: TenderListProps): ReactElement {
  const { failure, tender: messages } = useMessages();
  const list = useInfiniteQuery(query);
  const retry = (onClick: () => void) => <Button onClick={onClick}>{failure.retry}</Button>;
  if (list.isPending) return <>{skeletons(6)}</>;
  if (!list.data)
    return (
      <Message
        action={retry(() => void list.refetch())}
        icon="alert"
        isUrgent
        text={failureTextOf(list.error)}
        title={failure.title}
      />
    );
  const tenders = withoutRepeats(list.data.pages.flatMap((page) => page.tenders));
  if (tenders.length === 0)
    return <Message icon="search" text={messages.list.noResultHint} title={messages.list.noResult} />;
  const { pages } = list.data;
  const arrived = pages.length > 1 ? (pages.at(-1)?.tenders.length ?? 0) : 0;
  return (
    <InfiniteList
      announcement={arrived > 0 ? messages.list.arrived(arrived) : ''}
      endText={tellsEnd({ items: tenders, hasMore: list.hasNextPage }) ? messages.list.noMore : undefined}
      failure={
        <Message
          action={retry(() => void list.fetchNextPage())}
          icon="alert"
          isUrgent
          text={failureTextOf(list.error)}
          title={messages.list.moreFailed}
        />
      }
      idOf={idOf}
      items={tenders}
      next={nextOf(list)}
      skeleton={skeletons(3)}
    >
      {(tender) => <TenderListItem href={hrefOf(tender)} now={now} tender={tender} />}
    </InfiniteList>
  );
}
