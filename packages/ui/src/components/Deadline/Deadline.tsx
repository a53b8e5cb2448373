import type { ReactElement } from 'react';
import * as styles from './Deadline.css.ts';

export interface DeadlineProps {
  urgency: 'past' | 'calm' | 'soon' | 'high';
  /** "Closes in 3 days": the words carry it, the colour only helps the eye. */
  label: string;
}

export function Deadline({ urgency, label }: DeadlineProps): ReactElement {
  return <span className={styles.deadline({ urgency })}>{label}</span>;
}
