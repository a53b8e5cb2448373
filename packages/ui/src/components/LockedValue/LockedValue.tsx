import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LockedValue.css.ts';

/** In the place of a value that the reader may not see yet. */
export function LockedValue({ label }: { label: string }): ReactElement {
  return (
    <span className={styles.locked}>
      <Icon name="lock" />
      {label}
    </span>
  );
}
