import { parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { pageNameOf, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { DateRangeField } from '@awaj/ui/DateRangeField';
import { LockedField } from '@awaj/ui/LockedField';
import { LockedValue } from '@awaj/ui/LockedValue';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, useState } from 'react';
import { calendarsIn } from './calendars.ts';

export interface DateFieldsProps {
  draft: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
  /** Whether the reader may see when tenders close, and so choose by it. */
  seesClosing: boolean;
  isMember: boolean;
}

type DateName = 'startDate' | 'endDate' | 'closesFrom' | 'closesUntil';

const toDate = (text: string | null) => {
  const date = parseCalendarDate(text ?? '');
  return date.ok ? date.value : null;
};

/** When tenders were published, and when they close. */
export function DateFields({ draft, onChange, seesClosing, isMember }: DateFieldsProps): ReactElement {
  const { dates, fields, closingLocked } = useArea('search');
  const { locked } = useMessages().tender;
  const calendars = calendarsIn(useLocale(), dates);
  const [calendar, setCalendar] = useState(calendars[0].id);
  const range = (label: string, from: DateName, to: DateName) => (
    <DateRangeField
      calendar={calendar}
      calendars={calendars}
      label={label}
      labels={dates}
      names={{ from: pageNameOf(from), to: pageNameOf(to) }}
      onCalendarChange={setCalendar}
      onChange={(value) => onChange({ [from]: toDate(value.from), [to]: toDate(value.to) })}
      value={{ from: draft[from], to: draft[to] }}
    />
  );
  return (
    <Stack gap="l">
      {range(fields.published, 'startDate', 'endDate')}
      {seesClosing ? (
        range(fields.closing, 'closesFrom', 'closesUntil')
      ) : (
        <LockedField
          label={fields.closing}
          reason={closingLocked}
          value={<LockedValue label={locked.value(isMember)} />}
        />
      )}
    </Stack>
  );
}
