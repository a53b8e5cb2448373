import { parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { isLocked, pageNameOf } from '@awaj/domain/search-filters';
import { useArea, useLocale } from '@awaj/i18n/react';
import { DateRangeField } from '@awaj/ui/DateRangeField';
import { Stack } from '@awaj/ui/Stack';
import { type ReactElement, useState } from 'react';
import type { ChoiceFieldsProps } from './ChoiceFields.tsx';
import { calendarsIn } from './calendars.ts';

export type DateFieldsProps = Pick<ChoiceFieldsProps, 'draft' | 'onChange' | 'viewer'>;

type DateName = 'startDate' | 'endDate' | 'closesFrom' | 'closesUntil';

const toDate = (text: string | null) => {
  const date = parseCalendarDate(text ?? '');
  return date.ok ? date.value : null;
};

/** The dates of publication and closing. */
export function DateFields({ draft, onChange, viewer }: DateFieldsProps): ReactElement {
  const { dates, fields } = useArea('search');
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
      {!isLocked('closesFrom', viewer) && range(fields.closing, 'closesFrom', 'closesUntil')}
    </Stack>
  );
}
