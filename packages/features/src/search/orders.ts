import type { SearchFilters, SortOrder } from '@awaj/domain/search-filters';
import type { AreaMessages } from '@awaj/i18n';

/** By closing for somebody who may see when that is, by relevance where words are searched for. */
export const ordersFor = (
  { title }: Pick<SearchFilters, 'title'>,
  offersClosing: boolean,
  { orders }: AreaMessages['search'],
): { value: SortOrder; label: string }[] => [
  { value: '', label: orders.newest },
  ...(title === '' ? [] : [{ value: 'relevance', label: orders.relevance } as const]),
  ...(offersClosing ? [{ value: 'closing', label: orders.closing } as const] : []),
];
