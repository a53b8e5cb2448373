import type { ReactElement, ReactNode } from 'react';
import { checkIcon } from '../../icons.ts';
import { ErrorLine } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './CheckChips.css.ts';

export interface CheckChipOption {
  value: string;
  label: string;
  /** Formatted: "1,204". A screen reader reads it with `label`. */
  count?: string | undefined;
}

export interface CheckChipsProps {
  /** What the chips choose: "Categories". */
  label: string;
  /** How many are chosen, or what choosing none means: "2 of 25". */
  state?: string;
  options: readonly CheckChipOption[];
  /** In the order they were chosen. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** What is wrong, and why the choice was not saved. */
  error?: string | undefined;
  /** Shown instead of the options when there are none. */
  empty?: string;
  /** Below the options: a link or button to the rest. */
  more?: ReactNode;
  id?: string;
}

/** Chooses several of many visible options. A chosen chip has a tick. */
export function CheckChips(props: CheckChipsProps): ReactElement {
  const { label, state, options, value: chosen, onChange, error, empty, more, id } = props;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>
        <span className={styles.label}>{label}</span>
        {state && <span className={styles.state}>{state}</span>}
      </legend>
      {options.length === 0 && <p className={styles.state}>{empty}</p>}
      <div className={styles.chips}>
        {options.map(({ value, label: name, count }) => (
          <label className={styles.chip} key={value}>
            <input
              checked={chosen.includes(value)}
              className={styles.input}
              onChange={() => toggle(value)}
              type="checkbox"
            />
            <span className={styles.tick}>
              <Icon drawing={checkIcon} />
            </span>
            <span className={styles.name}>{name}</span>
            {count && <span className={styles.count}> {count}</span>}
          </label>
        ))}
      </div>
      {more && <div className={styles.more}>{more}</div>}
      <ErrorLine text={error} />
    </fieldset>
  );
}
