import { changeFilters, type SearchFilters, searchDebounceMs } from '@awaj/domain/search-filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { change, createDraft, followList, isToBeSearched, isUnderWay, search } from './draft-state.ts';

export interface SearchDraft {
  /** What is chosen in the form, searched for or not. */
  draft: SearchFilters;
  change: (changes: Partial<SearchFilters>) => void;
  /** Looks for it. Pressed again within a moment it looks once, for what is chosen last. */
  search: () => void;
  /** Search was pressed, and it is not looked for yet. */
  isPressed: boolean;
}

interface DraftOptions {
  /** What the list shows. */
  filters: SearchFilters;
  /** The form stands beside the list, which follows when the choosing rests. */
  isLive: boolean;
  onSearch: (filters: SearchFilters) => void;
}

/** By then the search before may have come to nothing. */
const lateMs = 4_000;

/** The choices of a search until they are looked for. They follow the list when it changes for another reason. */
export function useSearchDraft({ filters, isLive, onSearch }: DraftOptions): SearchDraft {
  const [kept, setKept] = useState(() => createDraft(filters));
  const state = followList(kept, filters);
  // Not while rendering: a list that something more urgent interrupts would have come for the form alone.
  useEffect(() => setKept((now) => followList(now, filters)), [filters]);
  const { draft } = state;
  const isToBeFollowed = isLive && isToBeSearched(state);
  const isAwaited = isUnderWay(state);
  // One after the other: each begins where the list is that the one before has brought.
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
    // Back takes the press back, too.
    const giveUp = () => setPresses(0);
    addEventListener('popstate', giveUp);
    return () => {
      clearTimeout(wait);
      removeEventListener('popstate', giveUp);
    };
  }, [presses]);
  const onRest = useEffectEvent(lookFor);
  useEffect(() => {
    // What is pressed for is looked for by the press.
    if (!isToBeFollowed || isPressed) return;
    const rest = setTimeout(() => onRest(draft), restMs);
    return () => clearTimeout(rest);
  }, [isToBeFollowed, isPressed, restMs, draft]);
  useEffect(() => {
    if (!isAwaited) return;
    // The list stays, or comes from elsewhere.
    const giveUp = () => setKept(createDraft(filters));
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, [isAwaited, filters]);
  return {
    draft,
    change: (changes) => setKept((now) => change(followList(now, filters), changes)),
    // What is looked for already asks nothing of the server.
    search: () => (isToBeSearched(state) ? setPresses((count) => count + 1) : lookFor(draft)),
    isPressed,
  };
}
