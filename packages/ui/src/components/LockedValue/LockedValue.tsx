import type { ComponentProps, ReactElement } from 'react';
import { lockIcon } from '../../icons/lock.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LockedValue.css.ts';

export type LockedValueProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** What it takes to see the value. */
  label: string;
};

/** In the place of a value that the reader may not see yet. */
export function LockedValue({ label, ...rest }: LockedValueProps): ReactElement {
  return (
    <span className={styles.locked} {...rest}>
      <Icon drawing={lockIcon} />
      {label}
    </span>
  );
}
