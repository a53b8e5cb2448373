import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './PageLayout.css.ts';

/** Where the header's skip link leads. */
export const contentId = 'content';

export interface PageLayoutProps {
  /** With facts it becomes two columns on a desktop. */
  facts?: ReactNode;
  /** The heading and what belongs to it, in one element: the facts stand beside it. */
  top?: ReactNode;
  /** For pages that are looked at rather than read, such as the landing page: as wide as a page may be. */
  isWide?: boolean;
  /** Begins right below what stands over it, as the lists of the mini app do. */
  isFlush?: boolean;
  children: ReactNode;
}

export function PageLayout({ facts, top, isWide = false, isFlush = false, children }: PageLayoutProps): ReactElement {
  const shape = facts ? 'detail' : isWide ? 'wide' : 'column';
  return (
    <main className={classesOf(styles.main, { shape, isFlush })} id={contentId} tabIndex={-1}>
      {top}
      {facts && <aside className={styles.aside}>{facts}</aside>}
      {children}
    </main>
  );
}
