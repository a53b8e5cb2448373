import { type FilterName, needOf } from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { LockedField } from '@awaj/ui/LockedField';
import { LockedValue } from '@awaj/ui/LockedValue';
import type { ReactElement } from 'react';

export interface LockedFilterProps {
  name: FilterName;
  label: string;
  isMember: boolean;
  /** Another locked filter nearby already says why. */
  isExplained?: boolean;
}

/** Replaces the field of a filter that the reader may not use. */
export function LockedFilter({ name, label, isMember, isExplained = true }: LockedFilterProps): ReactElement {
  const { lockedFilters } = useArea('search');
  const { locked } = useMessages().tender;
  const need = needOf(name);
  return (
    <LockedField
      label={label}
      reason={isExplained && need !== null && lockedFilters[need]}
      value={<LockedValue label={locked.value(isMember)} />}
    />
  );
}
