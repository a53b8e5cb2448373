/** Each tender once, where it stood first and as it came last: notices move to the next page while pages are read. */
export const withoutRepeats = <Item extends { id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const endIsToldAbove = 10;

/** The end is said only to whoever had to scroll for it. */
export const tellsEnd = (list: { items: readonly unknown[]; hasMore: boolean }): boolean =>
  !list.hasMore && list.items.length > endIsToldAbove;
