import { changeFilters, chooseSort, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { OrderSelect } from '@awaj/ui/OrderSelect';
import type { ReactElement } from 'react';
import { ordersFor } from './orders.ts';

export interface SortControlProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
  /** Whether the reader may see closing dates. */
  offersClosing: boolean;
}

/** The order of the list. */
export function SortControl({ filters, onFilters, offersClosing }: SortControlProps): ReactElement {
  const texts = useArea('search');
  return (
    <OrderSelect
      label={texts.fields.sort}
      onChange={(sort) => onFilters(changeFilters(filters, chooseSort(filters, sort)))}
      options={ordersFor(filters, offersClosing, texts)}
      value={filters.sort}
    />
  );
}
