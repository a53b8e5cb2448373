import type { ReactElement } from 'react';
import { checkIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TickList.css.ts';

export interface TickListProps {
  points: readonly string[];
  /** `s` inside a card with larger text. */
  size?: 's' | 'm';
}

/** What an offer includes, a line each. */
export function TickList({ points, size }: TickListProps): ReactElement {
  return (
    <ul className={classesOf(styles.list, { size })}>
      {points.map((point) => (
        <li className={styles.point} key={point}>
          <span className={styles.sign}>
            <Icon drawing={checkIcon} />
          </span>
          <span className={styles.words}>{point}</span>
        </li>
      ))}
    </ul>
  );
}
