import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  as?: 'div' | 'section';
  /** Both alike, or a heading beside what it is about. */
  split?: 'even' | 'narrow-first';
  children: ReactNode;
}

/** Two things beside each other on a desktop, below each other elsewhere. One alone takes all the room. */
export function Columns({ as: Element = 'div', split, children }: ColumnsProps): ReactElement {
  return <Element className={classesOf(styles.columns, { split })}>{children}</Element>;
}
