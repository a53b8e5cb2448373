import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './Dropdown.css.ts';

interface Signed {
  icon?: IconName;
}

export type DropdownLinkProps = Omit<LinkProps, 'look'> & Signed;

/** An entry of a Dropdown that leads somewhere. */
export function DropdownLink({ icon, children, ...rest }: DropdownLinkProps): ReactElement {
  return (
    <span className={styles.place}>
      <Link look="plain" {...rest}>
        <span className={styles.entry}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
      </Link>
    </span>
  );
}

export type DropdownButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & Signed;

/** An entry of a Dropdown that does something here. */
export function DropdownButton({ icon, children, ...rest }: DropdownButtonProps): ReactElement {
  return (
    <button className={styles.buttonEntry} type="button" {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
