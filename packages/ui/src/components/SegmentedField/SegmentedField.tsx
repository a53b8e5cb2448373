import { type ReactElement, type Ref, useId } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useValue } from '../FormField/use-value.ts';
import { Segments } from '../SegmentedControl/Segments.tsx';

export interface SegmentedFieldProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  value?: Value;
  /** The first one, where nothing else is said. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** For a form that is sent without script. */
  name?: string;
  /** The change is being saved: it shows what was chosen, and choosing another does nothing. */
  isBusy?: boolean | undefined;
  /** To the button that Tab reaches, which is the chosen one. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to four, all in view, among the fields of a form. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>): ReactElement {
  const [frame, { options, name, isBusy = false, ref }] = frameOf(props);
  const own = useId();
  // There are two at least.
  const first = options[0]?.value as Value;
  const { value, setValue, reset } = useValue(props, props.defaultValue ?? first);
  return (
    <FormField as="group" isBusy={isBusy} onReset={reset} {...frame}>
      {(field) => (
        <Segments
          aria-invalid={field['aria-invalid']}
          form={name === undefined ? '' : undefined}
          name={name ?? own}
          onChange={(next) => isBusy || setValue(next)}
          options={options}
          ref={ref}
          value={value}
        />
      )}
    </FormField>
  );
}
