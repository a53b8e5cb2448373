import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { beside } from './BesideEachOther.css.ts';

export interface BesideEachOtherProps {
  /** Parts of a page, or fields of a form: a field alone keeps its width. */
  of?: 'parts' | 'fields';
  children: ReactNode;
}

/** Two parts of a page or fields of a form: side by side where they fit, otherwise stacked. */
export function BesideEachOther({ of, children }: BesideEachOtherProps): ReactElement {
  return <div className={classesOf(beside, { of })}>{children}</div>;
}
