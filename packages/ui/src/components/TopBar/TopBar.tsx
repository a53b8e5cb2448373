import type { ReactElement, ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** One button: the way back. */
  children: ReactNode;
}

/** Over a page of the mini app, where the Telegram client is too old to have a back button of its own. */
export function TopBar({ children }: TopBarProps): ReactElement {
  return <div className={styles.bar}>{children}</div>;
}
