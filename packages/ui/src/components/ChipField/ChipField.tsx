import type { ReactElement } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import * as styles from './ChipField.css.ts';

export interface ChipFieldProps<Value extends string | number> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  /** Null while none is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** One of a few options or none. Pressing the chosen one again clears it. */
export function ChipField<Value extends string | number>(props: ChipFieldProps<Value>): ReactElement {
  const [frame, { options, value, onChange }] = frameOf(props);
  return (
    <FormField as="group" {...frame}>
      {() => (
        <div className={styles.chips}>
          {options.map((option) => {
            const isChosen = option.value === value;
            return (
              <button
                aria-pressed={isChosen}
                className={styles.chip}
                key={option.value}
                onClick={() => onChange(isChosen ? null : option.value)}
                type="button"
              >
                {option.label}
              </button>
            );
          })}
        </div>
      )}
    </FormField>
  );
}
