import { canSee } from '@awaj/domain/entitlement';
import { onlySaved } from '@awaj/domain/saved-tender';
import { activeFilters, isBeyondNumbers, isUnclear, withoutLocked } from '@awaj/domain/search-filters';
import type { SavableTender } from '@awaj/features/saved-tender';
import { type Tender, useTenderList } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { useToast } from '@awaj/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useCallback } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { FoundTenders } from '../lists/FoundTenders.tsx';
import { SearchLayout, type SearchLayoutProps } from '../lists/SearchLayout.tsx';
import { type PageFilters, useFilters } from '../lists/use-filters.ts';
import { type Reader, useReader } from '../lists/use-reader.ts';
import { saveToastKey, useSaveMutation } from '../saving/use-save-mutation.ts';
import { SavedBoard } from './SavedBoard.tsx';
import { SavedHead } from './SavedHead.tsx';
import { useProgressMutation, useProgressOf } from './use-progress.tsx';

const path = 'client/saved-tender';

function NothingSaved(): ReactElement {
  const { empty } = useArea('search').saved;
  return (
    <EmptyState
      action={
        <Link href={pathsIn(useLocale()).tenders()} look="button">
          {empty.all}
        </Link>
      }
      of="saved"
      text={empty.text}
      title={empty.title}
    />
  );
}

/** An unsaved tender leaves the list and can be restored with its notes. */
function useOfferUndo(): (tender: SavableTender & Pick<Tender, 'progress'>) => void {
  const { removed, undo } = useArea('search').saved;
  const { mutateAsync } = useMutation(useSaveMutation());
  const { mutate: note } = useMutation(useProgressMutation());
  const toast = useToast();
  return useCallback(
    ({ id, title, isSaved, progress }) => {
      if (isSaved) return;
      const bringBack = async () => {
        await mutateAsync({ id, isSaved: true });
        if (progress) note({ id, before: progress, change: { ...progress, note: progress.note ?? '' } });
      };
      toast({
        about: saveToastKey({ id }),
        text: removed(title),
        action: { label: undo, onPress: () => void bringBack().catch(() => undefined) },
      });
    },
    [toast, removed, undo, mutateAsync, note],
  );
}

const shownOf = (tenders: Tender[]): Tender[] => onlySaved(tenders);

/** Without filters the list decides: where nothing is saved, there is nothing to search. */
function useFormState({ filters }: PageFilters, reader: Reader, isAwaited: boolean): SearchLayoutProps['form'] {
  const isNarrowed = activeFilters(filters).length > 0;
  const query = useQueries().tenders.list(path, withoutLocked(filters, reader.viewer));
  const { tenders, query: list } = useTenderList(query, { isPending: isAwaited || isNarrowed, shownOf });
  if (isNarrowed || tenders.length > 0 || list.hasNextPage || list.isError) return 'shown';
  return list.data ? 'none' : 'awaited';
}

export function SavedPage({ now }: { now: Date }): ReactElement {
  const reader = useReader();
  const search = useFilters();
  const offerUndo = useOfferUndo();
  const asideOf = useProgressOf();
  const isAwaited = !reader.isMember || (!reader.isKnown && !reader.account.isError);
  const { filters } = search;
  const finds = !isUnclear(filters) && !isBeyondNumbers(filters);
  // By deadline, for readers who may see deadlines.
  const hasBoard = finds && filters.sort === '' && (isAwaited || canSee(reader.viewer, 'dates'));
  const form = useFormState(search, reader, isAwaited);
  return (
    <SearchLayout form={form} now={now} path={path} reader={reader} search={search}>
      {hasBoard ? (
        <SavedBoard
          empty={<NothingSaved />}
          isPending={isAwaited}
          now={now}
          onSaved={offerUndo}
          search={search}
          shownOf={shownOf}
        />
      ) : (
        <>
          <SavedHead />
          <FoundTenders
            asideOf={asideOf}
            empty={<NothingSaved />}
            isPending={isAwaited}
            now={now}
            onSaved={offerUndo}
            path={path}
            reader={reader}
            search={search}
            shownOf={shownOf}
          />
        </>
      )}
    </SearchLayout>
  );
}
