export { ChosenFilters, choiceWords } from './ChosenFilters.tsx';
export { createSearchHistory, type SearchHistory } from './history.ts';
export type { Choice } from './lookup.queries.ts';
export { createLookupQueries, type LookupQueries } from './lookup.queries.ts';
export { SearchForm } from './SearchForm.tsx';
export { SortControl, type SortControlProps } from './SortControl.tsx';
export { StatusControl } from './StatusControl.tsx';
export { titleFieldId } from './title-field-id.ts';
export { useSearchDraft } from './use-search-draft.ts';
