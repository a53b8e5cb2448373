import { type ReactElement, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** For a form that is sent without script. */
  name?: string;
}

/** One of two to four, all in view. They are radio buttons: arrows move, and a form sends the value. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={styles.track}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              checked={option.value === value}
              className={styles.input}
              name={props.name ?? id}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
