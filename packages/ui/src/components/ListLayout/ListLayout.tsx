import type { ReactElement, ReactNode } from 'react';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './ListLayout.css.ts';

const listId = 'list';

export interface ListLayoutProps {
  /** The form that narrows the list, with the name of its region. Below a desktop's width it is left to the drawer. */
  search?: { label: string; form: ReactNode };
  /** Leads past the search: "Skip to the list". The page has a ListStart then. */
  skip?: string;
  /** Over the whole width: whose list it is. */
  top?: ReactNode;
  /** ListHead, banner, pills, then the list. */
  children: ReactNode;
}

/** A list, and beside it on a desktop what narrows it. */
export function ListLayout({ search, skip, top, children }: ListLayoutProps): ReactElement {
  return (
    <main className={search ? `${styles.main} ${styles.besideSearch}` : styles.main} id={contentId} tabIndex={-1}>
      {skip && <SkipLink label={skip} to={listId} />}
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

/** The list itself, below its head: what the skip link of ListLayout leads to. */
export function ListStart({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.start} id={listId} tabIndex={-1}>
      {children}
    </div>
  );
}
