import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './StickyFoot.css.ts';

export interface StickyFootProps {
  /** What the button acts on, in one line. */
  note?: string;
  /** A bar of the app lies over the bottom of a phone's screen. */
  isAboveBar?: boolean;
  children: ReactNode;
}

/** Ends a long form: what sends it stays in reach while the rest scrolls. */
export function StickyFoot({ note, isAboveBar = false, children }: StickyFootProps): ReactElement {
  return (
    <div className={classesOf(styles.foot, { isAboveBar })}>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
