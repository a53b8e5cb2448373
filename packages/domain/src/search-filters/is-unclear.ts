import { parseSearch } from '../search-words/index.ts';
import type { SearchFilters } from './filter-table.ts';

/** Whether a search cannot be parsed, so that the API refuses it. In its own file, because it needs all word rules. */
export const isUnclear = ({ title }: SearchFilters): boolean => !parseSearch(title).ok;
