import type { ComponentProps, ReactElement } from 'react';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { InputBox, type Slots } from '../FormField/InputBox.tsx';

/** What an input takes besides what the frame around it says. */
export type FieldInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'type' | 'disabled' | 'aria-describedby' | 'aria-invalid'
>;

export type TextFieldProps = FieldProps &
  FieldInputProps &
  Slots & {
    type?: 'text' | 'email' | 'tel' | 'url';
  };

export function TextField(props: TextFieldProps): ReactElement {
  const [frame, { type = 'text', ...rest }] = frameOf(props);
  return (
    <FormField {...frame}>
      {({ labelId: _, ...described }) => <InputBox type={type} {...described} {...rest} />}
    </FormField>
  );
}
