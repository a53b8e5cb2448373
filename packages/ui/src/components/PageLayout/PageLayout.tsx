import type { ReactElement, ReactNode } from 'react';
import * as styles from './PageLayout.css.ts';

export interface PageLayoutProps {
  id: string;
  /** With facts it becomes two columns on a desktop. */
  facts?: ReactNode;
  top?: ReactNode;
  children: ReactNode;
}

export function PageLayout({ id, facts, top, children }: PageLayoutProps): ReactElement {
  return (
    <main className={styles.main({ shape: facts ? 'detail' : 'column' })} id={id} tabIndex={-1}>
      {top}
      {facts && <aside className={styles.aside}>{facts}</aside>}
      {children}
    </main>
  );
}
