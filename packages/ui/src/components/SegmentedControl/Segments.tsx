import type { ReactElement, Ref } from 'react';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentsProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The name in a form. */
  name: string;
  /** Empty to keep the buttons out of any surrounding form. */
  form?: '' | undefined;
  'aria-invalid'?: true | undefined;
  /** Refers to the chosen button, which Tab reaches. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Radio buttons in a row: arrow keys move, and a form sends the value. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactElement {
  const { options, value, onChange, ref, ...rest } = props;
  return (
    <div className={styles.track}>
      {options.map((option) => (
        <label className={styles.option} key={option.value}>
          <input
            checked={option.value === value}
            className={styles.input}
            onChange={() => onChange(option.value)}
            ref={option.value === value ? ref : undefined}
            type="radio"
            value={option.value}
            {...rest}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
