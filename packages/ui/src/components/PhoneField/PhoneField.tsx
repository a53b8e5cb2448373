import type { ReactElement } from 'react';
import * as styles from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'readOnly' | 'inputMode'> & {
  /** Why the number cannot be changed here. It is then read only, and still sent with the form. */
  locked?: string | undefined;
};

/** A number stays as it is typed: 0911…, +251 911… and spaces are all right, and nothing moves under the cursor. */
export function PhoneField({ locked, ...rest }: PhoneFieldProps): ReactElement {
  if (locked === undefined) return <TextField autoComplete="tel" inputMode="tel" type="tel" {...rest} />;
  const { label, hint, error, errorTiming, optional, id, ...input } = rest;
  return (
    <FormField error={error} errorTiming={errorTiming} hint={locked} id={id} label={label} optional={optional}>
      {({ labelId: _, ...described }) => (
        <div className={styles.box}>
          <span className={styles.startSign}>
            <Icon name="lock" />
          </span>
          <input className={styles.control({ room: 'start' })} readOnly type="tel" {...described} {...input} />
        </div>
      )}
    </FormField>
  );
}
