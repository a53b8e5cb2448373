import { createSearchHistory } from '@awaj/features/search';

/** Null on the server. */
export const recentSearches = import.meta.env.SSR ? null : createSearchHistory(window);

export const rememberSearch = (words: string): void => recentSearches?.add(words);
