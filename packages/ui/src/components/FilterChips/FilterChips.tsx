import type { ComponentProps, ReactElement } from 'react';
import { lockIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { ScrollRow, type ScrollRowProps } from '../ScrollRow/ScrollRow.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  id: number | string;
  name: string;
  /** The list after pressing the chip: with its filter or without it. */
  href: string;
  isPressed?: boolean;
  /** Not available to this reader. The link opens the page that unlocks it. */
  isLocked?: boolean;
  onPress?: () => void;
  /** Formatted: "1,204". A screen reader reads it with `name`. Empty while loading, to keep its room. */
  count?: string | undefined;
}

export type FilterChipsProps = Omit<ComponentProps<'nav'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What the row holds: "Quick filters". */
  label: string;
  arrows: ScrollRowProps['arrows'];
  chips: readonly FilterChip[];
  /** A link after the last chip to filters without a chip. Hidden beside a form, which has them all. */
  more?: { label: string; href: string };
};

/** Filters in one row. A chip is filled while its filter applies. */
export function FilterChips({ label, arrows, chips, more, ...rest }: FilterChipsProps): ReactElement {
  return (
    <nav aria-label={label} {...rest}>
      <ScrollRow arrows={arrows}>
        {chips.map(({ id, name, href, onPress, count, isPressed = false, isLocked = false }) => (
          <li className={styles.chip} data-current={isPressed} key={id}>
            {isLocked && <Icon drawing={lockIcon} />}
            <Link aria-current={isPressed ? 'true' : undefined} href={href} look="cover" onClick={onPress}>
              {name}
            </Link>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </li>
        ))}
        {more && (
          <li className={`${styles.chip} ${styles.more}`}>
            <Link href={more.href} look="cover">
              {more.label}
            </Link>
          </li>
        )}
      </ScrollRow>
    </nav>
  );
}
