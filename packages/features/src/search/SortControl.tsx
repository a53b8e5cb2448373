import { changeFilters, chooseSort, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { SegmentedControl } from '@awaj/ui/SegmentedControl';
import type { ReactElement } from 'react';

export interface SortControlProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
  /** Whether the reader may see when tenders close. */
  offersClosing: boolean;
}

/** Which tenders come first: by closing for somebody who may see when that is, by relevance where words are searched for. */
export function SortControl({ filters, onFilters, offersClosing }: SortControlProps): ReactElement {
  const { fields, orders } = useArea('search');
  return (
    <SegmentedControl
      label={fields.sort}
      onChange={(sort) => onFilters(changeFilters(filters, chooseSort(filters, sort)))}
      options={[
        { value: '', label: orders.newest },
        ...(filters.title === '' ? [] : [{ value: 'relevance', label: orders.relevance } as const]),
        ...(offersClosing ? [{ value: 'closing', label: orders.closing } as const] : []),
      ]}
      value={filters.sort}
    />
  );
}
