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
