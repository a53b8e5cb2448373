import type { ReactElement, ReactNode } from 'react';
import { searchIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { CountBadge, type CountBadgeProps } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { contentId } from '../PageLayout/PageLayout.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './Header.css.ts';

export interface HeaderEntry {
  label: string;
  href: string;
  isActive: boolean;
  count?: CountBadgeProps | undefined;
}

export interface HeaderProps {
  brand: { label: string; href: string };
  entries: readonly HeaderEntry[];
  labels: { navigation: string; skip: string };
  /** Opens the search on screens too narrow for a form beside the page. */
  search?: { label: string; href: string };
  /** At the end: language, bell, account, login. */
  end?: ReactNode;
  /** On a phone the entries are in the page's BottomBar instead. */
  hasBottomBar?: boolean;
}

/** The same on every page: logo, main links and the reader's own entries. */
export function Header({ brand, entries, labels, search, end, hasBottomBar = false }: HeaderProps): ReactElement {
  const phone = hasBottomBar || entries.length === 0 ? 'oneRow' : 'twoRows';
  return (
    <header className={classesOf(styles.bar, { phone })}>
      <SkipLink label={labels.skip} to={contentId} />
      <div className={styles.inner}>
        <Link href={brand.href} look="plain">
          <span className={styles.brand}>
            <Logo isSignOnly="on-narrow" name={brand.label} />
          </span>
        </Link>
        <nav aria-label={labels.navigation} className={classesOf(styles.navigation, { phone })}>
          {entries.map(({ label, href, isActive, count }) => (
            <Link aria-current={isActive ? 'page' : undefined} href={href} key={href} look="plain">
              <span className={styles.entry}>
                {label}
                {count && <CountBadge {...count} />}
              </span>
            </Link>
          ))}
          {search && (
            <span className={styles.search}>
              <Link aria-label={search.label} href={search.href} look="plain">
                <span className={styles.entry}>
                  <Icon drawing={searchIcon} />
                </span>
              </Link>
            </span>
          )}
        </nav>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
