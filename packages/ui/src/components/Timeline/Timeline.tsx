import type { ReactElement, ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

export interface TimelineProps {
  /** In order of time. */
  events: readonly {
    id: string | number;
    what: ReactNode;
    /** What is different since, a line each. */
    details?: readonly string[];
    /** Where and when: a source and a date, or what it takes to see them. */
    where: ReactNode;
  }[];
}

/** What happened one after the other. */
export function Timeline({ events }: TimelineProps): ReactElement {
  return (
    <ol className={styles.list}>
      {events.map(({ id, what, details = [], where }) => (
        <li className={styles.event} key={id}>
          <div className={styles.what}>{what}</div>
          {details.map((text) => (
            <div key={text}>{text}</div>
          ))}
          <div className={styles.where}>{where}</div>
        </li>
      ))}
    </ol>
  );
}
