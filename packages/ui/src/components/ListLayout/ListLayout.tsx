import type { ReactElement, ReactNode } from 'react';
import { contentId } from '../PageLayout/PageLayout.tsx';
import * as styles from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** The form that narrows the list, with the name of its region. Below a desktop's width it is left to the drawer. */
  search?: { label: string; form: ReactNode };
  /** Over the whole width: whose list it is. */
  top?: ReactNode;
  /** ListHead, banner, pills, then the list. */
  children: ReactNode;
}

/** A list, and beside it on a desktop what narrows it. */
export function ListLayout({ search, top, children }: ListLayoutProps): ReactElement {
  return (
    <main className={search ? `${styles.main} ${styles.besideSearch}` : styles.main} id={contentId} tabIndex={-1}>
      {top && <div className={styles.top}>{top}</div>}
      {search && (
        <search aria-label={search.label} className={styles.search}>
          {search.form}
        </search>
      )}
      <div className={styles.content}>{children}</div>
    </main>
  );
}
