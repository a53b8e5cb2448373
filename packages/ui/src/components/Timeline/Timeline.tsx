import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineProps {
  /** In order of time. */
  events: readonly {
    id: string | number;
    what: ReactNode;
    /** Where it was printed and the changes, one line each. */
    details?: readonly string[];
    /** The day in both calendars, or what the reader has to do to see it. */
    when: ReactNode;
    /** Past events have a ring, the current one is filled, future ones have a grey ring. */
    phase?: 'past' | 'now' | 'ahead';
  }[];
}

/** Events in order of time. */
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
