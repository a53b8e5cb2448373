import { changeFilters, type SearchFilters, searchDebounceMs } from '@awaj/domain/search-filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { change, createDraft, followList, isToBeSearched, isUnderWay, search } from './draft-state.ts';

export interface SearchDraft {
  /** The choices in the form, searched or not. */
  draft: SearchFilters;
  change: (changes: Partial<SearchFilters>) => void;
  /** Starts the search. Pressed twice in a moment, it searches once with the last choices. */
  search: () => void;
  /** Search was pressed, but the search has not started yet. */
  isPressed: boolean;
}

interface DraftOptions {
  /** The filters of the shown list. */
  filters: SearchFilters;
  /** The form stands beside the list, which updates when the choosing pauses. */
  isLive: boolean;
  onSearch: (filters: SearchFilters) => void;
}

/** After this time the former search may have failed. */
const lateMs = 4_000;

/** A search's choices before they are searched. They follow the list when it changes for another reason. */
export function useSearchDraft({ filters, isLive, onSearch }: DraftOptions): SearchDraft {
  const [kept, setKept] = useState(() => createDraft(filters));
  const state = followList(kept, filters);
  // In an effect and not while rendering: an interrupted render of the list would otherwise change only the form.
  useEffect(() => setKept((now) => followList(now, filters)), [filters]);
  const { draft } = state;
  const isToBeFollowed = isLive && isToBeSearched(state);
  const isAwaited = isUnderWay(state);
  // One after the other: each search starts from the list that the former one has loaded.
  const restMs = isAwaited ? lateMs : searchDebounceMs;
  const lookFor = (wanted: SearchFilters) => {
    setKept((now) => search(followList(now, filters), wanted));
    onSearch(changeFilters(wanted, {}));
  };
  const [presses, setPresses] = useState(0);
  const isPressed = presses > 0;
  const onPressed = useEffectEvent(() => {
    setPresses(0);
    lookFor(draft);
  });
  useEffect(() => {
    if (presses === 0) return;
    const wait = setTimeout(onPressed, searchDebounceMs);
    // Back cancels the press too.
    const giveUp = () => setPresses(0);
    addEventListener('popstate', giveUp);
    return () => {
      clearTimeout(wait);
      removeEventListener('popstate', giveUp);
    };
  }, [presses]);
  const onRest = useEffectEvent(lookFor);
  useEffect(() => {
    // After a press, the press starts the search.
    if (!isToBeFollowed || isPressed) return;
    const rest = setTimeout(() => onRest(draft), restMs);
    return () => clearTimeout(rest);
  }, [isToBeFollowed, isPressed, restMs, draft]);
  useEffect(() => {
    if (!isAwaited) return;
    // The list stays, or changes for another reason.
    const giveUp = () => setKept(createDraft(filters));
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, [isAwaited, filters]);
  return {
    draft,
    change: (changes) => setKept((now) => change(followList(now, filters), changes)),
    // Does not repeat a search that is already running.
    search: () => (isToBeSearched(state) ? setPresses((count) => count + 1) : lookFor(draft)),
    isPressed,
  };
}
