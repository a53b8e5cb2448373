import {
  isUnclear,
  lockedFilters,
  type SearchFilters,
  toSavedFilters,
  withoutLocked,
} from '@awaj/domain/search-filters';
import { viewerFor } from '@awaj/features/account';
import {
  ChosenFilters,
  countText,
  createCountsQuery,
  createLookupQueries,
  foundCount,
  NothingFound,
  resultText,
  SearchNotes,
  searchProblem,
  type TenderCount,
} from '@awaj/features/search';
import { TenderList, useNarrowedTo, useTenderList } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { PageLayout } from '@awaj/ui/PageLayout';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { paths, tenderHref } from '../../address/paths.ts';
import { logoAddress } from '../../data/session.ts';
import { useApi } from '../../data/use-host.ts';
import { memberOf, useStanding } from '../../data/use-standing.ts';
import { ListTop } from '../../shell/lists/ListTop.tsx';
import { useNews } from '../../shell/lists/use-news.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';
import { useScrollPosition } from '../../shell/use-scroll-position.ts';
import { ListPayment } from '../payment/ListPayment.tsx';
import { SaveSearch } from './SaveSearch.tsx';

export interface FoundTendersProps {
  filters: SearchFilters;
  now: Date;
}

/** The query without filters that are locked for the user. It waits until that is known. */
function useFound({ filters }: FoundTendersProps) {
  const { client, tenders } = useApi();
  const standing = useStanding();
  const { info, isMember } = memberOf(standing.data);
  const viewer = viewerFor(info ?? undefined, 'chat');
  const isPending = standing.isLoading && lockedFilters(filters, viewer).length > 0;
  const asked = withoutLocked(filters, viewer);
  const list = useTenderList(tenders.search(asked), { isPending });
  const { data: counts, isPlaceholderData } = useQuery({
    ...createCountsQuery(client, useLocale())('tender/search', asked),
    enabled: !isPending && !isUnclear(asked),
    placeholderData: keepPreviousData,
  });
  const loaded = list.query.data ? { count: list.tenders.length, hasMore: list.query.hasNextPage } : null;
  const isKnown = !standing.isLoading;
  return {
    info,
    isMember,
    isKnown,
    asked,
    list,
    loaded,
    found: foundCount(loaded, isPlaceholderData ? undefined : counts?.total),
  };
}

/** The search field's text and count for the shown list. */
function useSearched({ title }: SearchFilters, found: TenderCount | undefined): string | undefined {
  const texts = useArea('search');
  if (title !== '') return texts.entry.words(title, resultText(found, texts));
  const text = found && countText(found);
  return found && text !== undefined && found.count > 0 ? texts.entry.some(found.count, text) : undefined;
}

/** The results of a search, with its filters. */
export function FoundTenders({ filters, now }: FoundTendersProps): ReactElement {
  const { frame } = useMessages();
  const texts = useArea('search');
  const { client } = useApi();
  const lookups = createLookupQueries(client, useLocale());
  const navigate = useNavigate();
  const { info, isMember, isKnown, asked, list, loaded, found } = useFound({ filters, now });
  const { data } = list.query;
  const saved = toSavedFilters(asked);
  const news = useNews(list, { now, isNewestFirst: filters.sort === '' });
  const place = useScrollPosition();
  const refusedText = useRefusedText();
  const narrowedTo = useNarrowedTo(filters);
  const nothing = (
    <NothingFound
      filters={filters}
      hrefOf={paths.latestTenders}
      problem={searchProblem(filters.title, texts)}
      otherwise={undefined}
      suggestion={data?.pages[0]?.suggestion}
    />
  );
  return (
    <>
      <ListTop filters={filters} now={now} searched={useSearched(filters, found)} />
      <PageLayout isFlush>
        <VisuallyHidden as="h1">{frame.searchTenders}</VisuallyHidden>
        <ChosenFilters
          companyName={list.tenders[0]?.company.name}
          end={isKnown && saved && <SaveSearch filters={saved} info={info} />}
          filters={asked}
          lookups={lookups}
          onFilters={(wanted) => void navigate(paths.latestTenders(wanted))}
          path="tender/search"
          result={loaded === null ? '' : resultText(found, texts)}
          shown={filters.title === '' ? [] : ['title']}
        />
        <SearchNotes
          alsoSearched={data?.pages[0]?.alsoSearched ?? []}
          filters={filters}
          isOfNewest={data?.pages.at(-1)?.isOfNewest ?? false}
        />
        {info && <ListPayment info={info} />}
        {isUnclear(filters) ? (
          nothing
        ) : (
          <TenderList
            empty={nothing}
            hrefOf={tenderHref}
            isMember={isMember}
            key={hashKey([asked])}
            list={list}
            logoAddress={logoAddress}
            narrowedTo={narrowedTo}
            now={now}
            refusedText={refusedText}
            searched={filters.title}
            showsStatus={filters.status === '' && list.tenders[0]?.schedule.kind === 'locked'}
            {...news}
            {...place}
          />
        )}
      </PageLayout>
    </>
  );
}
