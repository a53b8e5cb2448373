import type { ReactElement, ReactNode } from 'react';
import { beside } from './BesideEachOther.css.ts';

/** Two parts of a page beside each other where there is room for both, else below each other. */
export function BesideEachOther({ children }: { children: ReactNode }): ReactElement {
  return <div className={beside}>{children}</div>;
}
