import type { ReactElement, ReactNode } from 'react';
import { lockIcon } from '../../icons.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LockedField.css.ts';

export interface LockedFieldProps {
  label: string;
  /** What it is set to; a LockedValue where the reader may not see that, or choose it. */
  value: ReactNode;
  /** Why it cannot be changed here, and where it can be. */
  reason?: ReactNode;
}

/** Stands where a field would stand that cannot be changed here. */
export function LockedField({ label, value, reason }: LockedFieldProps): ReactElement {
  return (
    <FormField as="group" label={label} {...(reason && { note: <span className={styles.reason}>{reason}</span> })}>
      {() => (
        <div className={styles.box}>
          {typeof value === 'string' && (
            <span className={styles.sign}>
              <Icon drawing={lockIcon} />
            </span>
          )}
          <span className={styles.words}>{value}</span>
        </div>
      )}
    </FormField>
  );
}
