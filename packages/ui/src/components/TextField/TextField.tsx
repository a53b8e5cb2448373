import type { ComponentProps, ReactElement } from 'react';
import { control } from '../FormField/FormField.css.ts';
import { type FieldProps, FormField } from '../FormField/FormField.tsx';

/** What an input takes besides what the frame around it says. */
export type FieldInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'type' | 'disabled' | 'aria-describedby' | 'aria-invalid'
>;

export type TextFieldProps = FieldProps &
  FieldInputProps & {
    type?: 'text' | 'email' | 'tel' | 'url';
  };

export function TextField(props: TextFieldProps): ReactElement {
  const { label, hint, error, errorTiming, optional, id, type = 'text', ...rest } = props;
  return (
    <FormField error={error} errorTiming={errorTiming} hint={hint} id={id} label={label} optional={optional}>
      {({ labelId: _, ...described }) => <input className={control()} type={type} {...described} {...rest} />}
    </FormField>
  );
}
