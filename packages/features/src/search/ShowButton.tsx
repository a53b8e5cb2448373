import type { Viewer } from '@awaj/domain/entitlement';
import { isUnclear, type SearchFilters, withoutLocked } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { countText } from '../counts/count-text.ts';
import type { createCountsQuery } from '../counts/counts.ts';
import { useDebounced } from '../debounce/debounce.ts';

export interface ShowButtonProps {
  counts: ReturnType<typeof createCountsQuery>;
  draft: SearchFilters;
  viewer: Viewer;
  /** Whether the surrounding drawer is open. */
  isOpen: boolean;
  isPressed: boolean;
  /** The id of the form that it submits. */
  formId: string;
}

/** The number of results of the current choices, counted while they are made. */
function useFoundByDraft({ counts, draft, viewer, isOpen }: ShowButtonProps) {
  const settled = useDebounced(draft);
  const enabled = isOpen && !isUnclear(settled);
  const query = useQuery({
    ...counts('tender/search', withoutLocked(settled, viewer)),
    enabled,
    placeholderData: keepPreviousData,
  });
  const isSettled = settled === draft && !query.isPlaceholderData && !query.isFetching;
  return { found: enabled ? query.data?.total : undefined, isSettled };
}

/** A submit button with the number of results, if known. */
export function ShowButton(props: ShowButtonProps): ReactElement {
  const { submit, show } = useArea('search');
  const { found, isSettled } = useFoundByDraft(props);
  const text = found && countText(found);
  const isNone = found?.isExact === true && found.count === 0;
  const words = isNone ? show.none : found && text && show.some(found.count, text);
  const isOff = isNone && isSettled;
  return (
    <Button
      aria-disabled={isOff || undefined}
      aria-label={words ? show.name(submit, words) : undefined}
      form={props.formId}
      isBusy={props.isPressed}
      isChanging={found !== undefined && !isSettled}
      type={isOff ? 'button' : 'submit'}
    >
      {words || submit}
    </Button>
  );
}
