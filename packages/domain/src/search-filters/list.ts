/** The list's path in the API. Each list page shows one of them. */
export type ListPath = 'tender/search' | 'latest-tenders' | 'company/search' | 'client/myfeed' | 'client/saved-tender';

/** The heading above the filters. */
export const searchScopes = {
  'client/myfeed': 'feed',
  'client/saved-tender': 'saved',
  'tender/search': 'tenders',
  'latest-tenders': 'tenders',
  'company/search': 'tenders',
} as const satisfies Record<ListPath, string>;

/**
 * Removes repeated tenders: each keeps its first position and its latest data, as tenders move to later pages while
 * reading.
 */
export const withoutRepeats = <Item extends { id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const endIsToldAbove = 10;

/** "End of list" is shown only to readers who had to scroll to it. */
export const tellsEnd = (list: { items: readonly unknown[]; hasMore: boolean }): boolean =>
  !list.hasMore && list.items.length > endIsToldAbove;
