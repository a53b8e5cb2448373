import { type ReactElement, type Ref, useId } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useValue } from '../FormField/use-value.ts';
import { Segments } from '../SegmentedControl/Segments.tsx';

export interface SegmentedFieldProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  value?: Value;
  /** The first option by default. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** For a form that is sent without script. */
  name?: string;
  /** The change is being saved: it shows the new choice and accepts no other. */
  isBusy?: boolean | undefined;
  /** Refers to the chosen button, which Tab reaches. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to four visible options, as a form field. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>): ReactElement {
  const [frame, { options, name, isBusy = false, ref }] = frameOf(props);
  const own = useId();
  // There are always at least two.
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
