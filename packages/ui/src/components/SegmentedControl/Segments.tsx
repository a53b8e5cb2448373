import type { ReactElement, Ref } from 'react';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentsProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What a form sends it as. */
  name: string;
  /** Empty for those that no form sends, whatever they stand in. */
  form?: '' | undefined;
  'aria-invalid'?: true | undefined;
  /** To the button that Tab reaches, which is the chosen one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Radio buttons beside each other: arrows move, and a form sends the value. */
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
