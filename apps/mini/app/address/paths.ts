import { noFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';

const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/** The hash of an open part, so that Back closes it. */
export const hashes = {
  menu: '#menu',
  /** The search with the cursor in its field; and with its choices, without the on-screen keyboard. */
  search: '#search',
  filter: '#filter',
  preferences: '#preferences',
  saveSearch: '#save-search',
} as const;

const searchedAt = (path: string, filters: SearchFilters): string => {
  const query = new URLSearchParams(toPageQuery(filters)).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The only place that builds addresses in the mini app; `site-paths.ts` has those outside. */
export const paths = {
  latestTenders: (filters: SearchFilters = noFilters) => searchedAt('/latest-tenders/telegram', filters),
  myFeed: () => '/myfeed/telegram',
  messages: () => '/messages/telegram',
  searches: () => '/searches/telegram',
  plan: () => '/plan/telegram',
  alerts: () => '/alerts/telegram',
  preferences: () => `/myfeed/telegram${hashes.preferences}`,
  tender: (id: number) => `/tender/telegram/${id}`,
  /** The login, with the page to return to. */
  login: (next: string | null = null) => withNext('/login/telegram', next),
  signup: (next: string | null = null) => withNext('/signup/telegram', next),
};

export const tenderHref = ({ id }: { id: number }): string => paths.tender(id);

/** The page to return to after a login or signup, if it is one of ours. */
export function nextIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?:latest-tenders|tender|myfeed|messages|searches|alerts|plan)\/telegram(?:[/#?]|$)/.test(next)
    ? next
    : null;
}
