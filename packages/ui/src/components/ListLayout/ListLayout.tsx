import type { ReactElement, ReactNode } from 'react';
import { searchIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import * as styles from './ListLayout.css.ts';

export interface ListLayoutProps {
  /**
   * The form that narrows the list, with the name of its region. Below a desktop's width it is left to the drawer, and
   * the opener stands over the list: a link, as the drawer has an address.
   */
  search?: { label: string; form: ReactNode; opener?: { label: string; href: string } };
  /** Over the whole width: whose list it is. */
  top?: ReactNode;
  /** Heading, banner, categories, pills, then the list. */
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
      <div className={styles.content}>
        {search?.opener && (
          <div className={styles.opener}>
            <Link href={search.opener.href} look="quietButton">
              <Icon drawing={searchIcon} />
              {search.opener.label}
            </Link>
          </div>
        )}
        {children}
      </div>
    </main>
  );
}
