import type { ComponentProps, ReactElement } from 'react';
import { lockIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { ScrollRow, type ScrollRowProps } from '../ScrollRow/ScrollRow.tsx';
import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  id: number | string;
  name: string;
  /** The list as it is once the chip is pressed: with its filter, or without it again. */
  href: string;
  isPressed?: boolean;
  /** Not for this reader; the address leads to what opens it. */
  isLocked?: boolean;
  onPress?: () => void;
  /** As it is written: "1,204". Read out with `name`. While it is on its way its room is kept by an empty one. */
  count?: string | undefined;
}

export type FilterChipsProps = Omit<ComponentProps<'nav'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What is in the row: "Quick filters". */
  label: string;
  arrows: ScrollRowProps['arrows'];
  chips: readonly FilterChip[];
  /** The way to filters without a chip, after the last one. Beside a form, which has them all, it is not shown. */
  more?: { label: string; href: string };
};

/** Filters in one row: a chip is its filter, filled while the list is narrowed by it. */
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
