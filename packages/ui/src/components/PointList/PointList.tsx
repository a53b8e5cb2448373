import type { ReactElement } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './PointList.css.ts';

export interface PointListProps {
  points: readonly { title: string; text: string; icon: IconDrawing }[];
  /** One below the heading above the list. */
  level?: 2 | 3;
}

/** Benefits, point by point, side by side where they fit. */
export function PointList({ points, level = 3 }: PointListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {points.map(({ title, text, icon }) => (
        <li className={styles.point} key={title}>
          <span className={styles.sign}>
            <Icon drawing={icon} />
          </span>
          <Heading level={level} size="s">
            {title}
          </Heading>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
