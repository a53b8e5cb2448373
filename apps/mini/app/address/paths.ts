const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/** What of a page stands open while this is in its address, so that going back closes it. */
export const hashes = { settings: '#settings', preferences: '#preferences' } as const;

/** The only author of addresses in the mini app; `site-paths.ts` leads out of it. */
export const paths = {
  latestTenders: () => '/latest-tenders/telegram',
  myFeed: () => '/myfeed/telegram',
  messages: () => '/messages/telegram',
  searches: () => '/searches/telegram',
  alerts: () => '/alerts/telegram',
  preferences: () => `/myfeed/telegram${hashes.preferences}`,
  tender: (id: number) => `/tender/telegram/${id}`,
  /** With the page to come back to. */
  login: (next: string | null = null) => withNext('/login/telegram', next),
  signup: (next: string | null = null) => withNext('/signup/telegram', next),
};

/** The page that a way in leads back to: one of ours, or none. */
export function nextIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?:tender|myfeed|messages|searches|alerts)\/telegram(?:[/#]|$)/.test(next) ? next : null;
}
