import { type ComponentProps, Fragment, type ReactElement, type Ref } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { choice, choiceName, hint as hintLine } from '../FormField/Frame.css.ts';
import { useValue } from '../FormField/use-value.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'className' | 'style' | 'type' | 'disabled' | 'onChange' | 'aria-describedby' | 'aria-invalid'
  > & { onChange?: (isChecked: boolean) => void };

/** A yes or no that is sent with a form. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const [frame, { onChange, ...rest }] = frameOf(props);
  return (
    <FormField as="choice" {...frame}>
      {({ labelId: _, ...described }) => (
        <input
          className={styles.input}
          onChange={(event) => onChange?.(event.target.checked)}
          type="checkbox"
          {...described}
          {...rest}
        />
      )}
    </FormField>
  );
}

export interface CheckboxGroupProps extends FieldProps {
  options: readonly {
    value: string;
    label: string;
    /** What checking it means, where the label does not say it all. */
    hint?: string;
  }[];
  /** In the order of the options. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  name?: string;
  /** Refers to the first box. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Several of a few visible options, sent with a form. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const [frame, { options, name, ref }] = frameOf(props);
  const { value: values, setValue, reset } = useValue(props, props.defaultValue ?? none);
  const toggle = (changed: string) =>
    setValue(options.map(({ value }) => value).filter((value) => values.includes(value) !== (value === changed)));
  return (
    <FormField as="group" onReset={reset} {...frame}>
      {(field) => (
        <div className={styles.list}>
          {options.map(({ value, label, hint }, place) => (
            <Fragment key={value}>
              <label className={choice} htmlFor={`${field.id}-${value}`}>
                <input
                  aria-describedby={hint && `${field.id}-${value}-hint`}
                  aria-invalid={field['aria-invalid']}
                  checked={values.includes(value)}
                  className={styles.input}
                  id={`${field.id}-${value}`}
                  name={name}
                  onChange={() => toggle(value)}
                  ref={place === 0 ? ref : undefined}
                  type="checkbox"
                  value={value}
                />
                <span className={choiceName}>{label}</span>
              </label>
              {hint && (
                <p className={hintLine} id={`${field.id}-${value}-hint`}>
                  {hint}
                </p>
              )}
            </Fragment>
          ))}
        </div>
      )}
    </FormField>
  );
}
