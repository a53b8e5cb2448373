import { changeFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';

export interface DraftState {
  /** The choices in the form. */
  draft: SearchFilters;
  /** The key of the filters that the list shows. */
  shown: string;
  /** Searches since then, the last at the end. The list catches up with them a little later. */
  searched: readonly string[];
}

const keyOf = (filters: SearchFilters): string => JSON.stringify(toPageQuery(changeFilters(filters, {})));

export function createDraft(filters: SearchFilters): DraftState {
  const shown = keyOf(filters);
  return { draft: filters, shown, searched: [shown] };
}

export const isToBeSearched = ({ draft, searched }: DraftState): boolean => keyOf(draft) !== searched.at(-1);

export const isUnderWay = ({ shown, searched }: DraftState): boolean => shown !== searched.at(-1);

export const change = (state: DraftState, changes: Partial<SearchFilters>): DraftState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

export function search(state: DraftState, draft: SearchFilters): DraftState {
  const wanted = keyOf(draft);
  return { ...state, draft, searched: wanted === state.shown ? [wanted] : [...state.searched, wanted] };
}

/** When the list catches up with a search, what was typed since stays. Any other change replaces the form. */
export function followList(state: DraftState, filters: SearchFilters): DraftState {
  const shown = keyOf(filters);
  if (state.shown === shown) return state;
  const place = state.searched.lastIndexOf(shown);
  return place < 0 ? createDraft(filters) : { ...state, shown, searched: state.searched.slice(place) };
}
