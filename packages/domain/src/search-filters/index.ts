export { chooseSort, chooseStatus } from './closed-or-closing.ts';
export type { Choice, FilterName, FilterNeed, SearchFilters } from './filter-table.ts';
export {
  activeFilters,
  type ChosenFilters,
  changeFilters,
  chosenFilters,
  fromApiQuery,
  fromPageQuery,
  isBeyondNumbers,
  noFilters,
  pageNameOf,
  toApiQuery,
  toPageQuery,
} from './filters.ts';
export { tellsEnd, withoutRepeats } from './list.ts';
export { type ListPath, searchScopes } from './list-path.ts';
export { isLocked, lockedFilters, needOf, withoutLocked } from './locked.ts';
export { parseNextPageUrl } from './next-page.ts';
export { longestTitle, type SortOrder, type StatusFilter } from './values.ts';

/** How long the typing has to rest before a search is sent. */
export const searchDebounceMs = 500;
