import type { ComponentProps, ReactElement } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './Dropdown.css.ts';

/** A link with an optional icon. */
export function DropdownLink({ children, ...rest }: Omit<LinkProps, 'look'>): ReactElement {
  return (
    <span className={styles.place}>
      <Link look="plain" {...rest}>
        <span className={styles.entry}>{children}</span>
      </Link>
    </span>
  );
}

export type DropdownButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'>;

/** An action in the list. */
export function DropdownButton(props: DropdownButtonProps): ReactElement {
  return <button className={styles.buttonEntry} type="button" {...props} />;
}
