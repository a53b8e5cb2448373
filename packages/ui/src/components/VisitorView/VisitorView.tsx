import type { ReactElement, ReactNode } from 'react';
import * as styles from './VisitorView.css.ts';

export interface VisitorViewProps {
  children: ReactNode;
  /** Stands in its place for that moment, where a member finds something else: a skeleton of it. */
  meanwhile?: ReactNode;
}

/**
 * What only a visitor is to see. It keeps its room unseen while the page finds that a member is reading, unless
 * `meanwhile` stands there.
 */
export function VisitorView({ children, meanwhile }: VisitorViewProps): ReactElement {
  if (!meanwhile) return <div className={styles.view}>{children}</div>;
  return (
    <>
      <div className={styles.replaced}>{children}</div>
      <div className={styles.meanwhile}>{meanwhile}</div>
    </>
  );
}
