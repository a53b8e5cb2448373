import { changeFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';

export interface DraftState {
  /** What is chosen in the form. */
  draft: SearchFilters;
  /** What the list shows, and what was last looked for: the list comes to that a little later. */
  shown: string;
  searched: string;
}

const keyOf = (filters: SearchFilters): string => JSON.stringify(toPageQuery(changeFilters(filters, {})));

export function createDraft(filters: SearchFilters): DraftState {
  const shown = keyOf(filters);
  return { draft: filters, shown, searched: shown };
}

export const isToBeSearched = ({ draft, searched }: DraftState): boolean => keyOf(draft) !== searched;

export const isUnderWay = ({ shown, searched }: DraftState): boolean => shown !== searched;

export const change = (state: DraftState, changes: Partial<SearchFilters>): DraftState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

export const search = (state: DraftState, draft: SearchFilters): DraftState => ({
  ...state,
  draft,
  searched: keyOf(draft),
});

/** Where the list comes to what was looked for, what was typed meanwhile stays. Anything else came from elsewhere. */
export function followList(state: DraftState, filters: SearchFilters): DraftState {
  const shown = keyOf(filters);
  if (state.shown === shown) return state;
  return state.searched === shown ? { ...state, shown } : createDraft(filters);
}
