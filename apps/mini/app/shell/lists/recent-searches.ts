import { createSearchHistory } from '@awaj/features/search';

export const recentSearches = createSearchHistory(window);
