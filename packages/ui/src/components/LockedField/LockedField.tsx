import type { ReactElement, ReactNode } from 'react';
import { lockIcon } from '../../icons.ts';
import { FormField } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LockedField.css.ts';

export interface LockedFieldProps {
  label: string;
  /** The current value, or a LockedValue if the reader may not see or change it. */
  value: ReactNode;
  /** Why it cannot be changed here, and where it can. */
  reason?: ReactNode;
}

/** Replaces a field that cannot be changed here. */
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
