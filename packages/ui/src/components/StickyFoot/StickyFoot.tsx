import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './StickyFoot.css.ts';

export interface StickyFootProps {
  /** What the button acts on, in one line. */
  note?: string;
  /** On phones an app's bar covers the bottom of the screen. */
  isAboveBar?: boolean;
  children: ReactNode;
}

/** The foot of a long form: its submit button stays visible while the rest scrolls. */
export function StickyFoot({ note, isAboveBar = false, children }: StickyFootProps): ReactElement {
  return (
    <div className={classesOf(styles.foot, { isAboveBar })}>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
