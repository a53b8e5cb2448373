import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './PageLayout.css.ts';

/** The target of the header's skip link. */
export const contentId = 'content';

export interface PageLayoutProps {
  /** With facts, the page has two columns on a desktop. */
  facts?: ReactNode;
  /** The heading and its content in one element, so that the facts are beside it. */
  top?: ReactNode;
  /** For pages such as the landing page: as wide as possible. */
  isWide?: boolean;
  /** Part of another page, in one column. */
  isPart?: boolean;
  /** Starts directly below the previous element, as the mini app's lists do. */
  isFlush?: boolean;
  children: ReactNode;
}

export function PageLayout(props: PageLayoutProps): ReactElement {
  const { facts, top, isWide = false, isFlush = false, isPart = false, children } = props;
  if (isPart)
    return (
      <div className={styles.part}>
        {top}
        {facts}
        {children}
      </div>
    );
  const shape = facts ? 'detail' : isWide ? 'wide' : 'column';
  return (
    <main className={classesOf(styles.main, { shape, isFlush })} id={contentId} tabIndex={-1}>
      {top}
      {facts && <aside className={styles.aside}>{facts}</aside>}
      {children}
    </main>
  );
}
