import { changeFilters, type SearchFilters, type SortOrder } from '@awaj/domain/search-filters';
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
  const { status } = filters;
  // What has closed does not close first.
  const sortBy = (sort: SortOrder) =>
    onFilters(changeFilters(filters, { sort, status: sort === 'closing' && status === '0' ? '' : status }));
  return (
    <SegmentedControl
      label={fields.sort}
      onChange={sortBy}
      options={[
        { value: '', label: orders.newest },
        { value: 'closing', label: orders.closing },
      ]}
      value={filters.sort}
    />
  );
}
