import type { ComponentProps, ReactElement } from 'react';
import { lockIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './LockedValue.css.ts';

export type LockedValueProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** What it takes to see the value. */
  label: string;
  /** Where that is done. Left out within a card, which is a link as a whole. */
  href?: string | undefined;
};

/** In the place of a value that the reader may not see yet. */
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
