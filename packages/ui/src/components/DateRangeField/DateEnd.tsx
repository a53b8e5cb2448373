import { type ReactElement, useState } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type DateEntry, dateOf, entryOf, isEmpty, type PartsCalendar } from './calendar.ts';
import * as styles from './DateRangeField.css.ts';

interface EndProps {
  label: string;
  date: string | null;
  onDate: (date: string | null) => void;
  name: string | undefined;
  isInvalid: boolean;
}

/** The browser's own field: on a phone its own calendar, and with a keyboard its own rules. */
export function DeviceEnd({ label, date, onDate, name, isInvalid }: EndProps): ReactElement {
  return (
    <div className={styles.end}>
      <FormField label={label}>
        {({ labelId: _, ...described }) => (
          <input
            {...described}
            aria-invalid={isInvalid || undefined}
            className={`${classesOf(control)} ${styles.date}`}
            name={name}
            onChange={(event) => onDate(event.target.value || null)}
            type="date"
            value={date ?? ''}
          />
        )}
      </FormField>
    </div>
  );
}

export interface PartLabels {
  day: string;
  month: string;
  year: string;
  /** There is no such day in that month, or a part is missing. */
  noSuchDay: string;
}

type PartsEndProps = EndProps & { calendar: PartsCalendar; labels: PartLabels };

/** Day, month and year of a calendar that browsers do not have. */
export function PartsEnd({ label, date, onDate, name, calendar, labels }: PartsEndProps): ReactElement {
  const [{ entry, means }, setState] = useState({ entry: entryOf(calendar, date), means: date });
  // Set from outside: what was being typed is over.
  if (means !== date) setState({ entry: entryOf(calendar, date), means: date });
  const write = (part: Partial<DateEntry>) => {
    const next = { ...entry, ...part };
    const nextDate = dateOf(calendar, next);
    setState({ entry: next, means: nextDate });
    if (nextDate !== date) onDate(nextDate);
  };
  const isWrong = means === null && !isEmpty(entry);
  return (
    <div className={styles.wideEnd}>
      <FormField as="group" error={isWrong ? labels.noSuchDay : undefined} label={label}>
        {() => (
          <div className={styles.parts}>
            <div className={styles.day}>
              <TextField
                autoComplete="off"
                inputMode="numeric"
                label={labels.day}
                onChange={(event) => write({ day: event.target.value.trim() })}
                value={entry.day}
              />
            </div>
            <div className={styles.month}>
              <Select
                empty=""
                label={labels.month}
                onChange={(month) => write({ month })}
                options={calendar.months.map((month, place) => ({ value: `${place + 1}`, label: month }))}
                value={entry.month}
              />
            </div>
            <div className={styles.year}>
              <TextField
                autoComplete="off"
                inputMode="numeric"
                label={labels.year}
                onChange={(event) => write({ year: event.target.value.trim() })}
                value={entry.year}
              />
            </div>
          </div>
        )}
      </FormField>
      {name && <input name={name} type="hidden" value={date ?? ''} />}
    </div>
  );
}
