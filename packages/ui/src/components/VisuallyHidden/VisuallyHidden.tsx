import type { HTMLAttributes, ReactElement } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** For screen readers only. */
export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>): ReactElement {
  return <span className={hidden} {...props} />;
}
