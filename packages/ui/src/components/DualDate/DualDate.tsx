import type { ReactElement } from 'react';
import * as styles from './DualDate.css.ts';

export interface DualDateProps {
  at: Date;
  /** In the reader's first calendar. */
  main: string;
  /** The same day in the other one. */
  other: string;
}

export function DualDate({ at, main, other }: DualDateProps): ReactElement {
  return (
    <time className={styles.date} dateTime={at.toISOString()}>
      {main}
      <span className={styles.other}>{other}</span>
    </time>
  );
}
