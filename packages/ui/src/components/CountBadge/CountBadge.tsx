import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count as badge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** As it is written: "4", "9+". */
  count: string;
  /** The whole of it for a screen reader: "12 saved tenders". */
  label: string;
}

/** How many, on a corner or beside a word. Where there are none, the caller leaves it out. */
export function CountBadge({ count, label }: CountBadgeProps): ReactElement {
  return (
    <span className={badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
