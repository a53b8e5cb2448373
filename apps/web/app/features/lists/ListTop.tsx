import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { changeFilters, isLocked, type ListPath, type SearchFilters, withoutLocked } from '@awaj/domain/search-filters';
import {
  ChosenFilters,
  countText,
  foundCount,
  type Loaded,
  QuickFilters,
  resultText,
  SearchNotes,
  SortControl,
  shownByQuickFilters,
  type TenderCount,
} from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { alertMeIcon } from '@awaj/ui/icons';
import { ListHead } from '@awaj/ui/ListHead';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { MemberPlace, VisitorView } from '@awaj/ui/VisitorView';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { categoryHash, filterHash, pathsIn, searchHash } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { SaveSearch } from './SaveSearch.tsx';
import type { PageFilters } from './use-filters.ts';
import type { Reader } from './use-reader.ts';
import { useSaveSearchLink } from './use-save-search-link.ts';

export interface ListTopProps {
  path: ListPath;
  reader: Reader;
  search: PageFilters;
  now: Date;
  /** The query sent to the API. */
  asked: SearchFilters;
  isPending: boolean;
  /** Null while the list loads. */
  loaded: Loaded | null;
  companyName: string | undefined;
  alsoSearched: readonly string[];
  isOfNewest: boolean;
}

/** The text of the field above the list. The drawer searches all tenders, so only for that list it includes a count. */
function useEntryText({ path, search: { filters } }: ListTopProps, found: TenderCount | undefined): string {
  const texts = useArea('search');
  const { entry } = texts;
  if (path !== 'tender/search') return entry.all;
  const some = found && found.count > 0 ? found : undefined;
  if (filters.title !== '') return entry.words(filters.title, resultText(some, texts));
  const text = some && countText(some);
  if (!some || text === undefined) return entry.all;
  return filters.status === '1' ? entry.open(some.count, text) : entry.some(some.count, text);
}

/** Keeps its room until it is known what a member may choose, so that nothing moves. */
function OrderControl({ reader, search: { filters, show } }: ListTopProps): ReactElement {
  const control = (offersClosing: boolean) => (
    <SortControl filters={filters} offersClosing={offersClosing} onFilters={show} />
  );
  if (!isLocked('sort', reader.viewer)) return control(true);
  if (filters.title !== '' && reader.isKnown)
    return <VisitorView meanwhile={<MemberPlace isMember>{control(true)}</MemberPlace>}>{control(false)}</VisitorView>;
  return (
    <MemberPlace isMember={reader.isMember} isRefused={reader.isKnown}>
      {control(true)}
    </MemberPlace>
  );
}

/** How many were found, and the order. */
function ListEnd({ found, ...props }: ListTopProps & { found: TenderCount | undefined }): ReactElement {
  const texts = useArea('search');
  return (
    <>
      <Text aria-hidden="true" figures="tabular" size="s" tone="muted">
        {resultText(found, texts)}
      </Text>
      {props.loaded?.count !== 0 && <OrderControl {...props} />}
    </>
  );
}

/** The head of a list: its search, quick filters, and other active filters. */
export function ListTop(props: ListTopProps): ReactElement {
  const { path, reader, search, now, asked, isPending, loaded, companyName, alsoSearched, isOfNewest } = props;
  const { filters, hrefOf, show, remember } = search;
  const texts = useArea('search');
  const paths = pathsIn(useLocale());
  const queries = useQueries();
  const { data: counts, isPlaceholderData } = useQuery({
    ...queries.counts(path, asked),
    enabled: !isPending,
    placeholderData: keepPreviousData,
  });
  const found = foundCount(loaded, isPlaceholderData ? undefined : counts?.total);
  const allowed = withoutLocked(filters, reader.viewer);
  const context = {
    filters: allowed,
    counts,
    today: dateInAddis(now),
    isClosingLocked: isLocked('closesUntil', reader.viewer),
  };
  const list = hrefOf(filters);
  // Words in the field are not repeated as a pill.
  const saysWords = path === 'tender/search' && filters.title !== '';
  const clear = saysWords
    ? {
        label: `${texts.pills.remove} ${texts.pills.quoted(texts.fields.title, filters.title)}`,
        href: hrefOf(changeFilters(filters, { title: '' })),
      }
    : undefined;
  const toSave = useSaveSearchLink(props);
  const alertMe = toSave
    ? { text: texts.alertMe, label: texts.saveSearch, icon: alertMeIcon, href: toSave.href }
    : undefined;
  return (
    <Stack gap="xxs">
      <ListHead
        chips={
          <QuickFilters
            {...context}
            hrefOf={hrefOf}
            moreHref={list + categoryHash}
            onChoose={remember}
            unlockHref={reader.isMember ? paths.billing() : paths.page('/pricing')}
          />
        }
        // The old number stays until the new one is known, so that nothing moves.
        end={<ListEnd {...props} found={foundCount(loaded, counts?.total)} />}
        clear={clear}
        action={alertMe}
        filter={{ label: texts.entry.filter, href: list + filterHash }}
        search={{ label: useEntryText(props, found), href: list + searchHash }}
      />
      <ChosenFilters
        companyName={companyName}
        filters={allowed}
        isPending={isPending}
        lookups={queries.lookups}
        onFilters={show}
        path={path}
        // Announced with the list, not before it.
        result={loaded === null ? '' : resultText(found, texts)}
        shown={[...shownByQuickFilters(context), ...(saysWords ? (['title'] as const) : [])]}
      />
      {toSave && <SaveSearch filters={toSave.filters} isFeed={path === 'client/myfeed'} reader={reader} />}
      <SearchNotes alsoSearched={alsoSearched} filters={filters} isOfNewest={isOfNewest} />
    </Stack>
  );
}
