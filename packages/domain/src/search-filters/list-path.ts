import { noFilters, type SearchFilters } from './filters.ts';

/** The address of a list in the API; each page with a list shows one of them. */
export type ListPath = 'tender/search' | 'latest-tenders' | 'company/search' | 'client/myfeed' | 'client/saved-tender';

/** What the heading over the filters says is searched. */
export const searchScopes = {
  'client/myfeed': 'feed',
  'client/saved-tender': 'saved',
  'tender/search': 'tenders',
  'latest-tenders': 'tenders',
  'company/search': 'tenders',
} as const satisfies Record<ListPath, string>;

/** Filters belong to their list: another one begins without. Only a company's page takes over what was looked for. */
export const filtersAfterPathChange = (filters: SearchFilters, from: ListPath, to: ListPath): SearchFilters =>
  from === to || to === 'company/search' ? filters : noFilters;
