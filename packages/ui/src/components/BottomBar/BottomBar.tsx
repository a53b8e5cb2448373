import type { ReactElement } from 'react';
import { CountBadge, type CountBadgeProps } from '../CountBadge/CountBadge.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './BottomBar.css.ts';

/** A link, or a button such as Search that opens something here. */
export type BottomBarEntry = { label: string; icon: IconDrawing; count?: CountBadgeProps } & (
  | { href: string; isActive: boolean }
  | { onPress: () => void }
);

export interface BottomBarProps {
  label: string;
  entries: readonly BottomBarEntry[];
}

function Face({ label, icon, count }: Pick<BottomBarEntry, 'label' | 'icon' | 'count'>): ReactElement {
  return (
    <span className={styles.face}>
      <span className={styles.sign}>
        <Icon drawing={icon} />
        {count && (
          <span className={styles.count}>
            <CountBadge {...count} />
          </span>
        )}
      </span>
      <span className={styles.words}>{label}</span>
    </span>
  );
}

/** The main links within reach of a thumb. Only on phones, where the header has no room for them. */
export function BottomBar({ label, entries }: BottomBarProps): ReactElement {
  return (
    <>
      <div className={styles.room} />
      <nav aria-label={label} className={styles.bar}>
        {entries.map((entry) => (
          <span className={styles.entry} key={entry.label}>
            {'href' in entry ? (
              <Link aria-current={entry.isActive ? 'page' : undefined} href={entry.href} look="plain">
                <Face {...entry} />
              </Link>
            ) : (
              <button aria-haspopup="dialog" className={styles.press} onClick={entry.onPress} type="button">
                <Face {...entry} />
              </button>
            )}
          </span>
        ))}
      </nav>
    </>
  );
}
