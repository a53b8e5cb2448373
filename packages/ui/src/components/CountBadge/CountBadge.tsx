import type { ComponentProps, ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count as badge } from './CountBadge.css.ts';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** Formatted: "4", "9+". Without it there is no badge. */
  count: string | null;
  /** The whole text for a screen reader: "12 saved tenders". */
  label: string;
};

/** A count on a corner or beside a word. */
export function CountBadge({ count, label, ...rest }: CountBadgeProps): ReactElement | null {
  if (!count) return null;
  return (
    <span className={badge} {...rest}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
