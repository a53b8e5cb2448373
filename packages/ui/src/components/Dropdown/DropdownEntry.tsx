import type { ComponentProps, ReactElement } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './Dropdown.css.ts';

/** An entry that leads somewhere: an Icon, where it has one, and words. */
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

/** An entry that does something here. */
export function DropdownButton(props: DropdownButtonProps): ReactElement {
  return <button className={styles.buttonEntry} type="button" {...props} />;
}
