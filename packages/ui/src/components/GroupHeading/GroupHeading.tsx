import type { ReactElement } from 'react';
import * as styles from './GroupHeading.css.ts';

export interface GroupHeadingProps {
  /** What the items below have in common, and how many they are: "Yesterday · 41". */
  label: string;
  /** At the other end, the most needed first: where there is no room for all, the others are left out. */
  notes?: readonly string[];
}

const none: readonly string[] = [];

/** Between the items of a list: from here on it is another day, or another group. */
export function GroupHeading({ label, notes = none }: GroupHeadingProps): ReactElement {
  return (
    <div className={styles.heading}>
      <h2 className={styles.label}>{label}</h2>
      <div className={styles.notes}>
        {notes.map((note) => (
          <span className={styles.note} key={note}>
            {note}
          </span>
        ))}
      </div>
    </div>
  );
}
