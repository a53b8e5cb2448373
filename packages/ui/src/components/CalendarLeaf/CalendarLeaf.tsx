import type { ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './CalendarLeaf.css.ts';

export interface CalendarLeafProps {
  /** Name of the month in the Ethiopian calendar. */
  month: string;
  day: number;
  /** The day has passed: the leaf turns grey. */
  isPast?: boolean;
}

/** The closing day as a leaf of a wall calendar. Decorative: the date is also given as text beside it. */
export function CalendarLeaf({ month, day, isPast }: CalendarLeafProps): ReactElement {
  return (
    <div aria-hidden="true" className={classesOf(styles.leaf, { isPast })}>
      <div className={classesOf(styles.month, { isPast })}>{month}</div>
      <div className={styles.day}>{day}</div>
    </div>
  );
}
