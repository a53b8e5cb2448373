import { type ReactElement, type Ref, useId } from 'react';
import * as frame from '../FormField/Frame.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  /** As the fields around it in a form: its label is seen, with its hint. */
  isField?: boolean;
  hint?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** For a form that is sent without script. */
  name?: string;
  /** To the button that Tab reaches, which is the chosen one. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to four, all in view. They are radio buttons: arrows move, and a form sends the value. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, hint, isField, options, value, onChange, ref } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint && `${id}-hint`} className={isField ? frame.field : styles.group}>
      {isField ? (
        <legend className={frame.label}>{label}</legend>
      ) : (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      )}
      {hint && (
        <p className={frame.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.track}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              checked={option.value === value}
              className={styles.input}
              name={props.name ?? id}
              onChange={() => onChange(option.value)}
              ref={option.value === value ? ref : undefined}
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
