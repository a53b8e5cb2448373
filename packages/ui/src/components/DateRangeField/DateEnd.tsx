import { type ComponentProps, type ReactElement, useRef, useState } from 'react';
import { closeIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { control } from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  boundsError,
  type DateBounds,
  type DateEntry,
  dateOf,
  entryOf,
  isEmpty,
  type PartsCalendar,
} from './calendar.ts';
import * as styles from './DateRangeField.css.ts';

interface EndProps {
  label: string;
  date: string | null;
  onDate: (date: string | null) => void;
  name: string | undefined;
  /** True when the two ends together are wrong. */
  isInvalid: boolean;
  bounds: DateBounds | undefined;
}

/** The browser's own date field, with the phone's calendar or the keyboard's own rules. */
export function DeviceEnd({ label, date, onDate, name, isInvalid, bounds }: EndProps): ReactElement {
  return (
    <div className={styles.end}>
      <FormField error={boundsError(bounds, date)} label={label}>
        {({ labelId: _, ...described }) => (
          <input
            {...described}
            aria-invalid={isInvalid || described['aria-invalid']}
            className={`${classesOf(control)} ${styles.date}`}
            max={bounds?.last}
            min={bounds?.first}
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
  /** Shown when the month has no such day or a part is missing. */
  noSuchDay: string;
}

type PartsEndProps = EndProps & { calendar: PartsCalendar; labels: PartLabels; clearLabel: string };

type NumberPartProps = Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'ref'> & {
  onWrite: (text: string) => void;
};

const NumberPart = ({ onWrite, ...rest }: NumberPartProps): ReactElement => (
  <TextField
    autoComplete="off"
    inputMode="numeric"
    onChange={(event) => onWrite(event.target.value.trim())}
    {...rest}
  />
);

/** Day, month and year of a calendar that browsers do not have. */
export function PartsEnd(props: PartsEndProps): ReactElement {
  const { label, date, onDate, name, bounds, calendar, labels, clearLabel } = props;
  const day = useRef<HTMLInputElement>(null);
  const [{ entry, means }, setState] = useState({ entry: entryOf(calendar, date), means: date });
  // The value changed from outside: drop the unfinished entry.
  if (means !== date) setState({ entry: entryOf(calendar, date), means: date });
  const write = (part: Partial<DateEntry>) => {
    const next = { ...entry, ...part };
    const nextDate = dateOf(calendar, next);
    setState({ entry: next, means: nextDate });
    if (nextDate !== date) onDate(nextDate);
  };
  const isWrong = means === null && !isEmpty(entry);
  const clear = () => {
    write(entryOf(calendar, null));
    // The button is about to be removed, and the focus would be lost.
    day.current?.focus();
  };
  return (
    <div className={styles.wideEnd}>
      <FormField as="group" error={isWrong ? labels.noSuchDay : boundsError(bounds, date)} label={label}>
        {() => (
          <div className={styles.parts}>
            <div className={styles.day}>
              <NumberPart label={labels.day} onWrite={(next) => write({ day: next })} ref={day} value={entry.day} />
            </div>
            <div className={styles.month}>
              <Select
                label={labels.month}
                onChange={(month) => write({ month })}
                options={calendar.months.map((month, place) => ({ value: `${place + 1}`, label: month }))}
                value={entry.month}
              />
            </div>
            <div className={styles.yearAndClear}>
              <div className={styles.year}>
                <NumberPart label={labels.year} onWrite={(next) => write({ year: next })} value={entry.year} />
              </div>
              {!isEmpty(entry) && (
                <div className={styles.clear}>
                  <IconButton icon={closeIcon} label={clearLabel} onClick={clear} />
                </div>
              )}
            </div>
          </div>
        )}
      </FormField>
      {name && <input name={name} type="hidden" value={date ?? ''} />}
    </div>
  );
}
