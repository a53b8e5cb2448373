import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './StatusBadge.css.ts';

export type StatusBadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  status: 'open' | 'closed';
  /** Always text, because colour alone says nothing to many readers. */
  label: string;
};

export function StatusBadge({ status, label, ...rest }: StatusBadgeProps): ReactElement {
  return (
    <span className={classesOf(styles.badge, { status })} {...rest}>
      {label}
    </span>
  );
}
