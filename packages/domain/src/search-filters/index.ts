export { type ClosingDays, closingDays, closingDaysOf, closingWithin } from './closing-soon.ts';
export type { Choice, FilterName, FilterNeed, SearchFilters } from './filter-table.ts';
export {
  activeFilters,
  type ChosenFilters,
  changeFilters,
  chooseSort,
  chooseStatus,
  chosenFilters,
  fromApiQuery,
  fromPageQuery,
  isBeyondNumbers,
  noFilters,
  pageNameOf,
  toApiChoices,
  toApiQuery,
  toPageQuery,
  toSavedFilters,
} from './filters.ts';
export { isUnclear } from './is-unclear.ts';
export { type ListPath, searchScopes, tellsEnd, withoutRepeats } from './list.ts';
export { isLocked, lockedFilters, needOf, withoutLocked } from './locked.ts';
export { parseNextPageUrl } from './next-page.ts';
export { longestTitle, type SortOrder, type StatusFilter } from './values.ts';

/** The maximum number of saved searches of one user. */
export const mostSavedSearches = 25;

/** How long typing has to pause before a search is sent. */
export const searchDebounceMs = 500;
