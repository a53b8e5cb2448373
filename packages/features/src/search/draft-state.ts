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

/** One search after the other: of two under way nobody could tell to which of them the list has come. */
export const isToBeSearched = ({ draft, shown, searched }: DraftState): boolean =>
  shown === searched && keyOf(draft) !== searched;

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
