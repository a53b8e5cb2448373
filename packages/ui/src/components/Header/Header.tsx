import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import * as styles from './Header.css.ts';

export interface HeaderEntry {
  label: string;
  href: string;
  isActive: boolean;
}

export interface HeaderProps {
  brand: { label: string; href: string };
  entries: readonly HeaderEntry[];
  labels: { navigation: string; skip: string };
  /** What stands at the end: language, account, bell. */
  end?: ReactNode;
}

export function Header({ brand, entries, labels, end }: HeaderProps): ReactElement {
  return (
    <header className={styles.bar}>
      <span className={styles.skip}>
        <a href={`#${contentId}`}>{labels.skip}</a>
      </span>
      <div className={styles.inner}>
        <span className={styles.brand}>
          <Link href={brand.href} look="plain">
            {brand.label}
          </Link>
        </span>
        <nav aria-label={labels.navigation} className={styles.navigation}>
          {entries.map(({ label, href, isActive }) => (
            <span className={styles.entry} key={href}>
              <Link aria-current={isActive ? 'page' : undefined} href={href} look="plain">
                {label}
              </Link>
            </span>
          ))}
        </nav>
        {end}
      </div>
    </header>
  );
}
