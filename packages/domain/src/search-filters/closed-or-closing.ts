import type { SearchFilters } from './filter-table.ts';
import type { SortOrder, StatusFilter } from './values.ts';

type Choices = Pick<SearchFilters, 'status' | 'sort'>;

/** Closed tenders are not sorted by when they close: of these two choices the last one takes the other back. */
export const chooseStatus = ({ sort }: Choices, status: StatusFilter): Choices => ({
  status,
  sort: status === '0' ? '' : sort,
});

export const chooseSort = ({ status }: Choices, sort: SortOrder): Choices => ({
  status: sort === 'closing' && status === '0' ? '' : status,
  sort,
});
