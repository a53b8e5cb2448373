import type { ReactElement } from 'react';
import { filterIcon, menuIcon, searchIcon } from '../../icons.ts';
import { CountBadge, type CountBadgeProps } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AppHead.css.ts';

export interface AppPlace {
  label: string;
  href: string;
  isActive: boolean;
  count?: CountBadgeProps;
}

export interface AppHeadProps {
  /** The app's lists, side by side. */
  places: { label: string; entries: readonly AppPlace[] };
  /** A link that looks like a field and opens the search with the cursor in it. */
  search: { label: string; href: string };
  /** Opens the same search at its choices. */
  filter: { label: string; href: string };
  /** Everything else is in the menu. */
  menu: { label: string; onPress: () => void };
}

/** The head of the mini app's lists, below Telegram's own title bar. */
export function AppHead({ places, search, filter, menu }: AppHeadProps): ReactElement {
  return (
    <header className={styles.head}>
      <div className={styles.content}>
        <nav aria-label={places.label} className={styles.places}>
          {places.entries.map(({ label, href, isActive, count }) => (
            <Link aria-current={isActive ? 'page' : undefined} href={href} key={label} look="plain">
              <span className={styles.place}>
                <span className={styles.words}>{label}</span>
                {count && <CountBadge {...count} />}
              </span>
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <div className={styles.field}>
            <Link href={search.href} look="plain">
              <span className={styles.search}>
                <Icon drawing={searchIcon} />
                <span className={styles.words}>{search.label}</span>
              </span>
            </Link>
            <Link href={filter.href} look="plain">
              <span className={styles.filter}>
                <Icon drawing={filterIcon} />
                <VisuallyHidden>{filter.label}</VisuallyHidden>
              </span>
            </Link>
          </div>
          <IconButton aria-haspopup="dialog" icon={menuIcon} label={menu.label} onClick={menu.onPress} />
        </div>
      </div>
    </header>
  );
}
