/** A list that grows page by page. */
export interface TenderListState<Item extends { id: number }> {
  page: number;
  items: readonly Item[];
  hasMore: boolean;
  /** Whether a person has searched, and an empty list therefore says No result. */
  hasSearched: boolean;
}

export const emptyList = { page: 1, items: [], hasMore: true, hasSearched: false } as const;

interface ArrivedPage<Item> {
  page: number;
  items: readonly Item[];
  nextPageUrl: string | null;
}

/** Each tender once, where it stood first and as it came last: notices move to the next page while pages are read. */
export const withoutRepeats = <Item extends { id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The first page replaces what is there, later ones go after it. */
export const withPage = <Item extends { id: number }>(
  state: TenderListState<Item>,
  { page, items, nextPageUrl }: ArrivedPage<Item>,
): TenderListState<Item> => ({
  ...state,
  page,
  items: withoutRepeats(page === 1 ? items : [...state.items, ...items]),
  hasMore: nextPageUrl !== null,
});

/** A new search, another category or another list begins at the top with nothing. */
export const restarted = <Item extends { id: number }>(bySearch: boolean): TenderListState<Item> => ({
  ...emptyList,
  hasSearched: bySearch,
});

const endIsToldAbove = 10;

/** The end is said only to whoever had to scroll for it. */
export const tellsEnd = (state: { items: readonly unknown[]; hasMore: boolean }): boolean =>
  !state.hasMore && state.items.length > endIsToldAbove;
