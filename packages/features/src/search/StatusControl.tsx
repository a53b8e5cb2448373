import { changeFilters, chooseStatus, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { SegmentedControl } from '@awaj/ui/SegmentedControl';
import type { ReactElement } from 'react';

export interface StatusControlProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
}

/** Whether the list holds all tenders or those one can still bid for: what most people choose, in one touch. */
export function StatusControl({ filters, onFilters }: StatusControlProps): ReactElement {
  const { fields, statuses } = useArea('search');
  return (
    <SegmentedControl
      label={fields.status}
      onChange={(status) => onFilters(changeFilters(filters, chooseStatus(filters, status)))}
      options={[
        { value: '', label: statuses.all },
        { value: '1', label: statuses.open },
      ]}
      value={filters.status}
    />
  );
}
