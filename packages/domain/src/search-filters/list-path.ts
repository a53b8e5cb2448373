import { noFilters, type SearchFilters } from './filters.ts';

/** The address of a list in the API; each page with a list shows one of them. */
export type ListPath = 'tender/search' | 'latest-tenders' | 'company/search' | 'client/myfeed' | 'client/saved-tender';

const headings = {
  'client/myfeed': 'Search My Feed',
  'client/saved-tender': 'Search Saved',
  'tender/search': 'Search Tenders',
  'latest-tenders': 'Search Tenders',
  'company/search': 'Search Tenders',
} as const satisfies Record<ListPath, string>;

export const searchHeading = (path: ListPath): string => headings[path];

/** Filters belong to their list: another one begins without. Only a company's page takes over what was looked for. */
export const filtersAfterPathChange = (filters: SearchFilters, from: ListPath, to: ListPath): SearchFilters =>
  from === to || to === 'company/search' ? filters : noFilters;
