import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { closingDays, closingDaysOf, closingWithin, isLocked } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { ChipField } from '@awaj/ui/ChipField';
import type { ReactElement } from 'react';
import type { ChoiceFieldsProps } from './ChoiceFields.tsx';
import { LockedFilter } from './LockedFilter.tsx';

export interface ClosingFieldProps extends Pick<ChoiceFieldsProps, 'draft' | 'onChange' | 'viewer' | 'isMember'> {
  today: CalendarDate;
  /** False while it is still unknown whether the reader has a subscription. */
  isKnown: boolean;
}

/** How soon tenders close, the most used filter. Equally high when locked, so that nothing moves for a subscriber. */
export function ClosingField({ draft, onChange, viewer, isMember, isKnown, today }: ClosingFieldProps): ReactElement {
  const { fields, quick } = useArea('search');
  // A reader who may have paid is not asked to: the list waits until that is known.
  if (isKnown && isLocked('closesUntil', viewer))
    return <LockedFilter isExplained={false} isMember={isMember} label={fields.closingSoon} name="closesUntil" />;
  return (
    <ChipField
      label={fields.closingSoon}
      onChange={(days) => onChange(days === null ? { closesUntil: null } : closingWithin(days, today))}
      options={closingDays.map((days) => ({ value: days, label: days === 0 ? quick.today : quick.days(days) }))}
      value={closingDaysOf(draft, today)}
    />
  );
}
