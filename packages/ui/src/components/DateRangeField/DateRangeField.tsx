import { type ReactElement, useState } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { DateBounds, DateCalendar, DateRange } from './calendar.ts';
import { DeviceEnd, type PartLabels, PartsEnd } from './DateEnd.tsx';
import * as styles from './DateRangeField.css.ts';

export type { DateBounds, DateCalendar, DateParts, DateRange, PartsCalendar } from './calendar.ts';

export interface DateRangeFieldProps extends FieldProps {
  /** ISO dates (2026-11-21) in every calendar; `null` for no bound. */
  value?: DateRange;
  defaultValue?: DateRange;
  onChange?: (value: DateRange) => void;
  /** The first is shown at first. A calendar with months is typed in parts; one without is the browser's own. */
  calendars: readonly [DateCalendar, ...DateCalendar[]];
  /** The id of the shown calendar, if the app remembers it. */
  calendar?: string;
  onCalendarChange?: (id: string) => void;
  /** Ranges for one press: today, the last 7 days, any time. */
  quickRanges?: readonly (DateRange & { label: string })[];
  names?: { from: string; to: string };
  bounds?: DateBounds;
  labels: PartLabels & {
    from: string;
    to: string;
    calendar: string;
    fromAfterTo: string;
    /** Label of the button that clears a typed date: "Clear the start date". */
    clearFrom: string;
    clearTo: string;
  };
}

const anyTime: DateRange = { from: null, to: null };

/** A range of dates in one of several calendars. The value does not change with the calendar. */
export function DateRangeField(props: DateRangeFieldProps): ReactElement {
  const [frame, { calendars, quickRanges = [], bounds, labels }] = frameOf(props);
  const { value: range, setValue: setRange, reset } = useValue(props, props.defaultValue ?? anyTime);
  const [round, setRound] = useState(0);
  /** An unfinished entry is not a value, so the fields have to be mounted again. */
  const beginAnew = () => setRound(round + 1);
  const { value: calendarId, setValue: setCalendarId } = useValue(
    { value: props.calendar, onChange: props.onCalendarChange },
    calendars[0].id,
  );
  const calendar = calendars.find((each) => each.id === calendarId) ?? calendars[0];
  const isReversed = range.from !== null && range.to !== null && range.from > range.to;
  const error = isReversed ? labels.fromAfterTo : frame.error;
  return (
    <FormField
      as="group"
      {...frame}
      error={error}
      onReset={() => {
        reset();
        beginAnew();
      }}
    >
      {({ 'aria-invalid': isInvalid = false }) => (
        <div className={styles.body}>
          {calendars.length > 1 && (
            <SegmentedControl
              label={labels.calendar}
              onChange={setCalendarId}
              options={calendars.map((each) => ({ value: each.id, label: each.label }))}
              value={calendar.id}
            />
          )}
          {quickRanges.length > 0 && (
            <QuickRanges
              onRange={(next) => {
                setRange(next);
                beginAnew();
              }}
              range={range}
              ranges={quickRanges}
            />
          )}
          <div className={styles.ends}>
            {(['from', 'to'] as const).map((end) => (
              <End
                bounds={bounds}
                calendar={calendar}
                clearLabel={end === 'from' ? labels.clearFrom : labels.clearTo}
                date={range[end]}
                isInvalid={isInvalid}
                key={`${end} ${calendar.id} ${round}`}
                label={labels[end]}
                labels={labels}
                name={props.names?.[end]}
                onDate={(date) => setRange({ ...range, [end]: date })}
              />
            ))}
          </div>
        </div>
      )}
    </FormField>
  );
}

type EndProps = Omit<Parameters<typeof PartsEnd>[0], 'calendar'> & { calendar: DateCalendar };

/** Without script only the browser's own calendar works. */
function End({ calendar, ...rest }: EndProps): ReactElement {
  const isScripted = useIsScripted();
  const inParts = isScripted && 'months' in calendar;
  return inParts ? <PartsEnd calendar={calendar} {...rest} /> : <DeviceEnd {...rest} />;
}

interface QuickRangesProps {
  ranges: readonly (DateRange & { label: string })[];
  range: DateRange;
  onRange: (range: DateRange) => void;
}

function QuickRanges({ ranges, range, onRange }: QuickRangesProps): ReactElement {
  return (
    <div className={styles.quick}>
      {ranges.map(({ label, from, to }) => (
        <button
          aria-pressed={from === range.from && to === range.to}
          className={styles.quickRange}
          key={label}
          onClick={() => onRange({ from, to })}
          type="button"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
