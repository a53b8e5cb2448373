import { type ReactElement, useId } from 'react';
import { bellIcon } from '../../icons.ts';
import { Dropdown } from '../Dropdown/Dropdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps {
  /** With the number, which the dot does not show: "2 notifications". */
  label: string;
  title: string;
  /** Things to do. Leave the bell out when there are none. */
  items: readonly { id: string; text: string; action: { label: string; href: string } }[];
}

/** A bell with the things that wait for the reader, each with a link. */
export function NotificationBell({ label, title, items }: NotificationBellProps): ReactElement {
  const prefix = useId();
  const opener = (
    <span className={styles.sign}>
      <Icon drawing={bellIcon} />
      {items.length > 0 && <span className={styles.dot} />}
    </span>
  );
  return (
    <Dropdown label={label} opener={opener}>
      <p className={styles.heading}>{title}</p>
      <ul className={styles.list}>
        {items.map(({ id, text, action }) => (
          <li className={styles.item} key={id}>
            <span className={styles.text} id={`${prefix}${id}`}>
              {text}
            </span>
            <Link aria-describedby={`${prefix}${id}`} href={action.href} look="button">
              {action.label}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
