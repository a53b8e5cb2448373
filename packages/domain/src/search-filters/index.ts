export { chooseSort, chooseStatus } from './closed-or-closing.ts';
export {
  activeFilters,
  type Choice,
  changeFilters,
  type FilterName,
  fromPageQuery,
  isBeyondNumbers,
  noFilters,
  pageNameOf,
  type SearchFilters,
  toApiQuery,
  toPageQuery,
  withoutClosing,
} from './filters.ts';
export { tellsEnd, withoutRepeats } from './list.ts';
export { type ListPath, searchScopes } from './list-path.ts';
export { parseNextPageUrl } from './next-page.ts';
export { longestTitle, type SortOrder, type StatusFilter } from './values.ts';

/** How long the typing has to rest before a search is sent. */
export const searchDebounceMs = 500;
