import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  as?: 'div' | 'section';
  /** Two equal columns, or a narrow one for a heading. */
  split?: 'even' | 'narrow-first';
  children: ReactNode;
}

/** Two columns on a desktop, stacked elsewhere. A single child takes the whole width. */
export function Columns({ as: Element = 'div', split, children }: ColumnsProps): ReactElement {
  return <Element className={classesOf(styles.columns, { split })}>{children}</Element>;
}
