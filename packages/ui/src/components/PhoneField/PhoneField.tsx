import type { ReactElement } from 'react';
import { lockIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'readOnly' | 'inputMode' | 'start' | 'end'> & {
  /** Why the number cannot be edited here. It is read-only, and still sent with the form. */
  locked?: string | undefined;
};

/** A phone number. It stays as typed: 0911…, +251 911… and spaces are all accepted. */
export function PhoneField({ locked, ...rest }: PhoneFieldProps): ReactElement {
  return locked === undefined ? (
    <TextField autoComplete="tel" inputMode="tel" type="tel" {...rest} />
  ) : (
    <TextField {...rest} hint={locked} readOnly start={<Icon drawing={lockIcon} />} type="tel" />
  );
}
