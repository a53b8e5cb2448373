import type { ReactElement, ReactNode } from 'react';
import { beside } from './BesideEachOther.css.ts';

/** Two parts of a page: side by side where they fit, otherwise stacked. */
export function BesideEachOther({ children }: { children: ReactNode }): ReactElement {
  return <div className={beside}>{children}</div>;
}
