import type { ReactElement } from 'react';
import { downIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OrderSelect.css.ts';

export interface OrderSelectProps<Value extends string> {
  /** For screen readers only: "Order". */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses the order of a list. A native select that looks like plain text. */
export function OrderSelect<Value extends string>(props: OrderSelectProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  return (
    <span className={styles.frame}>
      <select
        aria-label={label}
        className={styles.select}
        onChange={(event) => onChange(event.target.value as Value)}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.sign}>
        <Icon drawing={downIcon} />
      </span>
    </span>
  );
}
