import type { SearchFilters, SortOrder } from '@awaj/domain/search-filters';
import type { AreaMessages } from '@awaj/i18n';

/** By closing only for viewers who may see closing dates; by relevance only when words are searched. */
export const ordersFor = (
  { title }: Pick<SearchFilters, 'title'>,
  offersClosing: boolean,
  { orders }: AreaMessages['search'],
): { value: SortOrder; label: string }[] => [
  { value: '', label: orders.newest },
  ...(title === '' ? [] : [{ value: 'relevance', label: orders.relevance } as const]),
  ...(offersClosing ? [{ value: 'closing', label: orders.closing } as const] : []),
];
