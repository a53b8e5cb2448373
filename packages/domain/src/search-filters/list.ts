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

/** Each tender once, where it stood first and as it came last: notices move to the next page while pages are read. */
export const withoutRepeats = <Item extends { id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const endIsToldAbove = 10;

/** The end is said only to whoever had to scroll for it. */
export const tellsEnd = (list: { items: readonly unknown[]; hasMore: boolean }): boolean =>
  !list.hasMore && list.items.length > endIsToldAbove;
