import type { ReactElement, ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** One button: back. */
  children: ReactNode;
}

/** The top of a mini app page, for Telegram clients too old for their own back button. */
export function TopBar({ children }: TopBarProps): ReactElement {
  return <div className={styles.bar}>{children}</div>;
}
