import type { ReactElement } from 'react';
import { forwardIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  label: string;
  /** From the outermost page to the parent of this one. */
  entries: readonly { label: string; href: string }[];
  /** This page. */
  current: string;
}

/** The position of this page in the site, with links to its parents. */
export function Breadcrumb({ label, entries, current }: BreadcrumbProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li className={styles.entry} key={entry.href}>
            <Link href={entry.href}>{entry.label}</Link>
            <span className={styles.between}>
              <Icon drawing={forwardIcon} />
            </span>
          </li>
        ))}
        <li className={styles.entry}>
          <span aria-current="page" className={styles.here} dir="auto" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
