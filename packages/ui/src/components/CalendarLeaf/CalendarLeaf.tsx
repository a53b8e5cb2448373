import type { ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './CalendarLeaf.css.ts';

export interface CalendarLeafProps {
  /** Of the Ethiopian calendar. */
  month: string;
  day: number;
  /** The day is over: the leaf turns grey. */
  isPast?: boolean;
}

/** The closing day, as a leaf torn off a calendar. A picture: the day stands in words beside it. */
export function CalendarLeaf({ month, day, isPast }: CalendarLeafProps): ReactElement {
  return (
    <div aria-hidden="true" className={classesOf(styles.leaf, { isPast })}>
      <div className={classesOf(styles.month, { isPast })}>{month}</div>
      <div className={styles.day}>{day}</div>
    </div>
  );
}
