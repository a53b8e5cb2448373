import type { ComponentProps, ReactElement } from 'react';
import { lockIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './LockedValue.css.ts';

export type LockedValueProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** The action that unlocks the value. */
  label: string;
  /** The link for that. Left out inside a card that is itself a link. */
  href?: string | undefined;
};

/** Replaces a value that the reader may not see yet. */
export function LockedValue({ label, href, ...rest }: LockedValueProps): ReactElement {
  return (
    <span className={classesOf(styles.locked, { isLink: href !== undefined })} {...rest}>
      <Icon drawing={lockIcon} />
      {href === undefined ? (
        <span className={styles.words}>{label}</span>
      ) : (
        <Link href={href} look="plain">
          {label}
        </Link>
      )}
    </span>
  );
}
