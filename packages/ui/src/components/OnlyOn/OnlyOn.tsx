import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './OnlyOn.css.ts';

export interface OnlyOnProps {
  medium: 'screen' | 'desk' | 'paper';
  children: ReactNode;
}

/**
 * Shows content only on a screen (such as buttons), only at a desktop (such as keyboard shortcuts) or only on paper
 * (such as the page's address).
 */
export function OnlyOn({ medium, children }: OnlyOnProps): ReactElement {
  return <div className={classesOf(styles.only, { medium })}>{children}</div>;
}
