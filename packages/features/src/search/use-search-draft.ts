import { changeFilters, type SearchFilters, searchDebounceMs, toPageQuery } from '@awaj/domain/search-filters';
import { useEffect, useRef, useState } from 'react';

export interface SearchDraft {
  /** What is chosen in the form, searched for or not. */
  draft: SearchFilters;
  change: (changes: Partial<SearchFilters>) => void;
  /** Looks for it now. */
  search: () => void;
}

interface DraftOptions {
  /** What the list shows. */
  filters: SearchFilters;
  /** The form stands beside the list, which follows when the choosing rests. */
  isLive: boolean;
  onSearch: (filters: SearchFilters) => void;
}

const keyOf = (filters: SearchFilters): string => JSON.stringify(toPageQuery(changeFilters(filters, {})));

/** The choices of a search until they are looked for. They follow the list when it changes for another reason. */
export function useSearchDraft({ filters, isLive, onSearch }: DraftOptions): SearchDraft {
  const shown = keyOf(filters);
  const [state, setState] = useState({ draft: filters, shown, searched: shown });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  // The list has come to what was searched: what was typed meanwhile stays. Anything else came from elsewhere.
  if (state.shown !== shown) setState({ ...state, shown, draft: state.searched === shown ? state.draft : filters });
  const search = (draft: SearchFilters) => {
    clearTimeout(rest.current);
    const wanted = changeFilters(draft, {});
    setState({ draft, shown, searched: keyOf(wanted) });
    onSearch(wanted);
  };
  return {
    draft: state.draft,
    change(changes) {
      const draft = { ...state.draft, ...changes };
      setState({ ...state, draft });
      clearTimeout(rest.current);
      if (isLive && keyOf(draft) !== shown) rest.current = setTimeout(() => search(draft), searchDebounceMs);
    },
    search: () => search(state.draft),
  };
}
