import type { ReactElement, ReactNode } from 'react';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './ListLayout.css.ts';

const listId = 'list';

export interface ListLayoutProps {
  /** The search form and the name of its region. On narrow screens it is in the drawer instead. */
  search?: { label: string; form: ReactNode };
  /** A link past the search: "Skip to the list". The page then needs a ListStart. */
  skip?: string;
  /** Across the whole width: what the list is. */
  top?: ReactNode;
  /** ListHead, banner, pills and the list. */
  children: ReactNode;
}

/** A list with its search form beside it on a desktop. */
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

/** The list below its head: the target of ListLayout's skip link. */
export function ListStart({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.start} id={listId} tabIndex={-1}>
      {children}
    </div>
  );
}
