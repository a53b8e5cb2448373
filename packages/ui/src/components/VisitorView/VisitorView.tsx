import type { ReactElement, ReactNode } from 'react';
import * as styles from './VisitorView.css.ts';

export interface VisitorViewProps {
  children: ReactNode;
}

/** What only a visitor is to see. It keeps its room unseen while the page finds that a member is reading. */
export function VisitorView({ children }: VisitorViewProps): ReactElement {
  return <div className={styles.view}>{children}</div>;
}
