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

/** The first page replaces what is there, later ones go after it; a notice that moved to the next page stays once. */
export function withPage<Item extends { id: number }>(
  state: TenderListState<Item>,
  arrived: ArrivedPage<Item>,
): TenderListState<Item> {
  const before = arrived.page === 1 ? [] : state.items;
  const known = new Set(before.map(({ id }) => id));
  const items = [...before, ...arrived.items.filter(({ id }) => !known.has(id))];
  return { ...state, page: arrived.page, items, hasMore: arrived.nextPageUrl !== null };
}

/** A new search, another category or another list begins at the top with nothing. */
export const restarted = <Item extends { id: number }>(bySearch: boolean): TenderListState<Item> => ({
  ...emptyList,
  hasSearched: bySearch,
});

const endIsToldAbove = 10;

/** The end is said only to whoever had to scroll for it. */
export const tellsEnd = (state: { items: readonly unknown[]; hasMore: boolean }): boolean =>
  !state.hasMore && state.items.length > endIsToldAbove;

/** All parameters of the link to the next page are followed, known or not: the cursor among them makes it cheap. */
export function parseNextPageUrl(url: string | null): Record<string, string> | null {
  if (url === null) return null;
  const query = url.split('#')[0]?.split('?')[1] ?? '';
  const pairs = query.split('&').filter(Boolean);
  return Object.fromEntries(pairs.map(decodePair));
}

function decodePair(pair: string): [string, string] {
  const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}
