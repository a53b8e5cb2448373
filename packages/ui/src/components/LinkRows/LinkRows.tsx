import type { ReactElement } from 'react';
import { forwardIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './LinkRows.css.ts';

export interface LinkRowsProps {
  links: readonly { href: string; label: string }[];
}

/** Links to other pages, one a row. */
export function LinkRows({ links }: LinkRowsProps): ReactElement {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label }) => (
        <li className={styles.row} key={href}>
          <Link href={href} look="cover">
            {label}
          </Link>
          <span className={styles.sign}>
            <Icon drawing={forwardIcon} />
          </span>
        </li>
      ))}
    </ul>
  );
}
