import { changeFilters, chooseSort, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { SegmentedControl } from '@awaj/ui/SegmentedControl';
import type { ReactElement } from 'react';

export interface SortControlProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
}

/** Which tenders come first, for somebody who may see when they close. */
export function SortControl({ filters, onFilters }: SortControlProps): ReactElement {
  const { fields, orders } = useArea('search');
  return (
    <SegmentedControl
      label={fields.sort}
      onChange={(sort) => onFilters(changeFilters(filters, chooseSort(filters, sort)))}
      options={[
        { value: '', label: orders.newest },
        { value: 'closing', label: orders.closing },
      ]}
      value={filters.sort}
    />
  );
}
