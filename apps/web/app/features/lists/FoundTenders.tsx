import { activeFilters, changeFilters, isBeyondNumbers, toPageQuery } from '@awaj/domain/search-filters';
import { QueryFailure } from '@awaj/features/query-failure';
import type { SavableTender } from '@awaj/features/saved-tender';
import { NothingFound, useSearchProblem } from '@awaj/features/search';
import {
  type NarrowedTo,
  type Tender,
  TenderList,
  type TenderListProps,
  useDayHeadings,
  useNarrowedTo,
} from '@awaj/features/tender';
import { useNewMarks } from '@awaj/features/visit';
import { useArea, useLocale } from '@awaj/i18n/react';
import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import { Link } from '@awaj/ui/Link';
import { ListStart } from '@awaj/ui/ListLayout';
import { Stack } from '@awaj/ui/Stack';
import { OpeningContent } from '@awaj/ui/VisitorView';
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { seenTenders } from '../../data/use-visit.ts';
import { SaveTender } from '../saving/SaveTender.tsx';
import { ListTop } from './ListTop.tsx';
import { type Found, useFound, type WantedList } from './use-found.ts';
import { useListKeys } from './use-list-keys.ts';
import { useOpenTenderId } from './use-open-beside-list.ts';
import { useSaveSearchLink } from './use-save-search-link.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export interface FoundTendersProps extends WantedList {
  now: Date;
  /** The categories and regions of the list itself. */
  narrowedTo?: NarrowedTo | undefined;
  /** Replaces an empty list without filters. */
  empty?: ReactNode;
  onSaved?: (tender: SavableTender) => void;
  /** The reader's notes on a tender. */
  asideOf?: TenderListProps['asideOf'];
}

interface FoundListProps extends FoundTendersProps {
  found: Found;
}

/** Headings of days in lists sorted by newest first. Saved tenders are not grouped: the reader knows them all. */
function useHeadings({ path, search: { filters }, now }: FoundTendersProps, { list, newSince, newTenders }: Found) {
  const isOfAll = path === 'tender/search' && toPageQuery(filters).length === 0;
  const days = useDayHeadings(list, {
    now,
    newSince,
    newTenders: isOfAll ? newTenders : null,
    beginsInside: filters.page > 1,
  });
  return filters.sort === '' && path !== 'client/saved-tender' ? days : undefined;
}

/** The list. With a filter that may be locked it waits until the reader is known. */
function FoundList({ found, ...props }: FoundListProps): ReactElement {
  const { reader, search, now, companyId, empty, onSaved } = props;
  const { filters, hrefOf } = search;
  const { title } = filters;
  const narrowedTo = useNarrowedTo(filters, props.narrowedTo);
  const paths = pathsIn(useLocale());
  const { list, key, asked, isOpening, banner } = found;
  const headings = useHeadings(props, found);
  const markOf = useNewMarks(seenTenders, { now, isPending: props.isPending });
  const handle = useRef<InfiniteListHandle>(null);
  useListKeys({ list: handle, ids: () => list.tenders.map(({ id }) => String(id)), searched: title });
  const currentId = useOpenTenderId();
  const place = useScrollPosition();
  const toSave = useSaveSearchLink({ ...props, asked });
  const actionOf = useCallback(
    (tender: Tender) => <SaveTender isOpening={isOpening} onSaved={onSaved} tender={tender} />,
    [isOpening, onSaved],
  );
  const tenderAt = useCallback(({ id }: Tender) => paths.tender(id, title), [paths.tender, title]);
  if (list.isPending && reader.account.isError) return <QueryFailure query={reader.account} />;
  return (
    <TenderList
      actionOf={actionOf}
      asideOf={props.asideOf}
      currentId={currentId}
      empty={
        <NothingFound
          alertHref={toSave?.href}
          filters={filters}
          hrefOf={hrefOf}
          otherwise={empty}
          suggestion={list.query.data?.pages[0]?.suggestion}
        />
      }
      headings={headings}
      hrefOf={tenderAt}
      isBuyerKnown={companyId !== undefined}
      isMember={reader.isMember && !isOpening}
      key={key}
      lead={banner}
      list={list}
      logoAddress={logoAddress}
      markOf={markOf}
      narrowedTo={narrowedTo}
      now={now}
      ref={handle}
      searched={title}
      showsStatus={filters.status === ''}
      {...place}
    />
  );
}

/** The active filters, the list, and without script a link to the next page. */
function FoundByFilters(props: FoundTendersProps): ReactElement {
  const { path, reader, search, now } = props;
  const { filters, hrefOf } = search;
  const { firstPage, nextPage } = useArea('search');
  const found = useFound(props);
  const { list, next, loaded } = found;
  const savedNothing =
    path === 'client/saved-tender' && activeFilters(filters).length === 0 && loaded?.count === 0 && !loaded.hasMore;
  return (
    <Stack gap="xxs">
      {!savedNothing && (
        <ListTop
          alsoSearched={found.alsoSearched}
          asked={found.asked}
          companyName={list.tenders[0]?.company.name}
          isOfNewest={found.isOfNewest}
          isPending={found.isPending}
          loaded={loaded}
          now={now}
          path={path}
          reader={reader}
          search={search}
        />
      )}
      {filters.page > 1 && list.tenders.length > 0 && (
        <Stack align="start">
          <Link href={hrefOf(changeFilters(filters, {}))} look="quietButton">
            {firstPage}
          </Link>
        </Stack>
      )}
      <ListStart>
        <OpeningContent isOpening={found.isOpening}>
          <FoundList {...props} found={found} />
        </OpeningContent>
      </ListStart>
      {next && (
        <noscript>
          <Link href={hrefOf({ ...filters, page: filters.page + 1, cursor: next.cursor ?? '' })} look="quietButton">
            {nextPage}
          </Link>
        </noscript>
      )}
    </Stack>
  );
}

export function FoundTenders(props: FoundTendersProps): ReactElement {
  const { filters, hrefOf } = props.search;
  const problem = useSearchProblem(filters.title);
  if (isBeyondNumbers(filters) || problem)
    return (
      <ListStart>
        <NothingFound filters={filters} hrefOf={hrefOf} otherwise={null} problem={problem} />
      </ListStart>
    );
  return <FoundByFilters {...props} isPending={props.isPending || problem === undefined} />;
}
