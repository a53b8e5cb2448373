import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { type DeadlineBoard, deadlineBoard } from '@awaj/domain/saved-tender';
import { shortDayTexts } from '@awaj/features/day-texts';
import type { SavableTender } from '@awaj/features/saved-tender';
import { ChosenFilters, NothingFound, resultText } from '@awaj/features/search';
import {
  type LoadedTenders,
  type Tender,
  TenderList,
  type TenderListProps,
  tenderMoments,
  useTenderList,
} from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { GroupDisclosure } from '@awaj/ui/GroupDisclosure';
import { GroupHeading } from '@awaj/ui/GroupHeading';
import { IconButton } from '@awaj/ui/IconButton';
import type { InfiniteListHandle } from '@awaj/ui/InfiniteList';
import { calendarIcon } from '@awaj/ui/icons';
import { ListStart } from '@awaj/ui/ListLayout';
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { useQueries } from '../../data/api.ts';
import { siteAddress } from '../../seo/page-meta.ts';
import { saveCalendar } from '../../shell/save-file.ts';
import type { PageFilters } from '../lists/use-filters.ts';
import { useListKeys } from '../lists/use-list-keys.ts';
import { useOpenTenderId } from '../lists/use-open-beside-list.ts';
import { SaveTender } from '../saving/SaveTender.tsx';
import { SavedHead } from './SavedHead.tsx';
import { useProgressOf } from './use-progress.tsx';

const path = 'client/saved-tender';

/** Loads all pages, because only then it is known what closes first. */
function useWhole(list: LoadedTenders): LoadedTenders {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list.query;
  const isIncomplete = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isIncomplete && !isFetching) void fetchNextPage();
  }, [isIncomplete, isFetching, fetchNextPage]);
  return { ...list, isPending: list.isPending || isIncomplete };
}

const closingOf = (tender: Tender) => ({
  tender,
  isOpen: tender.status === 'open',
  closesAt: tender.schedule.kind === 'shown' ? tender.schedule.closes.at : null,
});

type Board = DeadlineBoard<ReturnType<typeof closingOf>>;

function useHeadings({ week, later }: Board, now: Date): ReadonlyMap<string, ReactNode> {
  const locale = useLocale();
  const { groups } = useArea('savedTenders');
  return useMemo(() => {
    const today = dateInAddis(now);
    const dayIn = (days: number) =>
      shortDayTexts(instantInAddis(addDays(today, days), { hour: 12, minute: 0 }), now, locale)[0];
    const group = (items: Board['week'], label: string, note: string) =>
      items
        .slice(0, 1)
        .map(
          ({ tender }) =>
            [
              String(tender.id),
              <GroupHeading key={tender.id} label={`${label} · ${items.length}`} notes={[note]} />,
            ] as const,
        );
    return new Map([
      ...group(week, groups.week, groups.weekNote(dayIn(0), dayIn(6))),
      ...group(later, groups.later, groups.laterNote(dayIn(7))),
    ]);
  }, [week, later, now, locale, groups]);
}

/** A file with the dates of all open tenders, for the reader's own calendar. */
function AddToCalendar({ tenders }: { tenders: readonly Tender[] }): ReactElement | null {
  const { calendar } = useArea('tenderPage');
  const { addToCalendar } = useArea('savedTenders');
  const paths = pathsIn(useLocale());
  const moments = tenders.flatMap((tender) =>
    tenderMoments(tender, { url: siteAddress(paths.tender(tender.id)), words: calendar }),
  );
  if (moments.length === 0) return null;
  const add = () => saveCalendar('awaj-saved.ics', moments);
  return <IconButton icon={calendarIcon} label={addToCalendar} onClick={add} text={addToCalendar} />;
}

export interface SavedBoardProps {
  search: PageFilters;
  now: Date;
  /** The reader is not known yet. */
  isPending: boolean;
  shownOf: (tenders: Tender[]) => Tender[];
  /** Replaces an empty board. */
  empty: ReactNode;
  onSaved: (tender: SavableTender) => void;
}

/** Saved tenders by deadline: this week, later, and closed ones folded. */
export function SavedBoard({ search, now, isPending, shownOf, empty, onSaved }: SavedBoardProps): ReactElement {
  const { filters, hrefOf, show } = search;
  const { groups } = useArea('savedTenders');
  const paths = pathsIn(useLocale());
  const { tenders, lookups } = useQueries();
  const list = useWhole(useTenderList(tenders.list(path, filters), { isPending, shownOf }));
  const board = useMemo(() => deadlineBoard(list.tenders.map(closingOf), now), [list.tenders, now]);
  const headings = useHeadings(board, now);
  const open = [...board.week, ...board.later].map(({ tender }) => tender);
  const closed = board.closed.map(({ tender }) => tender);
  const handle = useRef<InfiniteListHandle>(null);
  useListKeys({ list: handle, ids: () => open.map(({ id }) => String(id)), searched: filters.title });
  const rows = {
    actionOf: useCallback((tender: Tender) => <SaveTender onSaved={onSaved} tender={tender} />, [onSaved]),
    asideOf: useProgressOf(),
    currentId: useOpenTenderId(),
    hrefOf: useCallback(({ id }: Tender) => paths.tender(id, filters.title), [paths, filters.title]),
    isMember: true,
    logoAddress,
    now,
    searched: filters.title,
  } satisfies Partial<TenderListProps>;
  const texts = useArea('search');
  const closedGroup = closed.length > 0 && (
    <GroupDisclosure label={`${groups.closed} · ${closed.length}`}>
      <TenderList {...rows} list={{ ...list, tenders: closed }} />
    </GroupDisclosure>
  );
  return (
    <>
      <SavedHead action={<AddToCalendar tenders={open} />} />
      <ChosenFilters
        filters={filters}
        lookups={lookups}
        isPending={isPending}
        onFilters={show}
        path={path}
        result={list.isPending ? '' : resultText({ count: list.tenders.length, isExact: true }, texts)}
        shown={[]}
      />
      <ListStart>
        <TenderList
          {...rows}
          after={closedGroup}
          empty={
            list.tenders.length === 0 ? (
              <NothingFound filters={filters} hrefOf={hrefOf} otherwise={empty} />
            ) : (
              closedGroup
            )
          }
          headings={headings}
          list={{ ...list, tenders: open }}
          ref={handle}
        />
      </ListStart>
    </>
  );
}
