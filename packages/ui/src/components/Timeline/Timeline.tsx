import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineProps {
  /** In order of time. */
  events: readonly {
    id: string | number;
    what: ReactNode;
    /** Where it was printed, and what is different since, a line each. */
    details?: readonly string[];
    /** When: the day in both calendars, or what it takes to see it. */
    when: ReactNode;
    /** What is over has a ring, the present is filled, and what is to come has a grey ring. */
    phase?: 'past' | 'now' | 'ahead';
  }[];
}

/** What happened one after the other. */
export function Timeline({ events }: TimelineProps): ReactElement {
  return (
    <ol className={styles.list}>
      {events.map(({ id, what, details = [], when, phase }) => (
        <li aria-current={phase === 'now' || undefined} className={classesOf(styles.event, { phase })} key={id}>
          <div className={styles.when}>{when}</div>
          <div className={styles.what}>{what}</div>
          {details.map((text) => (
            <div className={styles.detail} key={text}>
              {text}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}
