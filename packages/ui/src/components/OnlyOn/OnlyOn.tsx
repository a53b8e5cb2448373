import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './OnlyOn.css.ts';

export interface OnlyOnProps {
  medium: 'screen' | 'desk' | 'paper';
  children: ReactNode;
}

/**
 * What has its use only on a screen, such as buttons, only at a desk, such as what is about the keyboard, or only on paper,
 * such as the address it was printed from.
 */
export function OnlyOn({ medium, children }: OnlyOnProps): ReactElement {
  return <div className={classesOf(styles.only, { medium })}>{children}</div>;
}
