import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count as badge } from './CountBadge.css.ts';

const most = 9;

export interface CountBadgeProps {
  count: number;
  /** The whole of it for a screen reader: "12 saved tenders". */
  label: string;
}

/** How many, up to 9; above that "9+". Nothing at all when there are none. */
export function CountBadge({ count, label }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className={badge}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
