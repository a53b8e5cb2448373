import { parseSearch } from '../search-words/index.ts';
import type { SearchFilters } from './filter-table.ts';

/** Whether nobody can understand what is looked for: the API refuses it. Apart, as it knows all rules of words. */
export const isUnclear = ({ title }: SearchFilters): boolean => !parseSearch(title).ok;
