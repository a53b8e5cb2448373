import type { ReactElement } from 'react';
import * as styles from './GroupHeading.css.ts';

export interface GroupHeadingProps {
  /** The common property of the items below with their number: "Yesterday · 41". */
  label: string;
  /** Short notes at the other end, most important first. Those that do not fit are left out. */
  notes?: readonly string[];
}

const none: readonly string[] = [];

/** A heading between list items: a new day or another group begins. */
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
