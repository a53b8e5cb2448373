import type { ReactElement, ReactNode } from 'react';
import * as styles from './PageLayout.css.ts';

/** Where the header's skip link leads. */
export const contentId = 'content';

export interface PageLayoutProps {
  /** With facts it becomes two columns on a desktop. */
  facts?: ReactNode;
  top?: ReactNode;
  children: ReactNode;
}

export function PageLayout({ facts, top, children }: PageLayoutProps): ReactElement {
  return (
    <main className={styles.main({ shape: facts ? 'detail' : 'column' })} id={contentId} tabIndex={-1}>
      {top}
      {facts && <aside className={styles.aside}>{facts}</aside>}
      {children}
    </main>
  );
}
