import type { ComponentProps, ReactElement } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './LockedContent.css.ts';

export type LockedContentProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> & {
  /** The public beginning of the notice. */
  snippet: string;
};

/** The public beginning of a notice, and bars instead of the rest. */
export function LockedContent({ snippet, ...rest }: LockedContentProps): ReactElement {
  return (
    <div className={styles.area} {...rest}>
      {snippet && <Text dir="auto">{snippet}</Text>}
      <div aria-hidden="true" className={styles.veil}>
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
