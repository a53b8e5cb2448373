export {
  activeFilters,
  filtersAfterPathChange,
  fromPageQuery,
  type ListPath,
  noFilters,
  type Pairs,
  type SearchFilters,
  type StatusFilter,
  searchHeading,
  toApiQuery,
  toPageQuery,
} from './filters.ts';
export { emptyList, parseNextPageUrl, restarted, type TenderListState, tellsEnd, withPage } from './list.ts';
