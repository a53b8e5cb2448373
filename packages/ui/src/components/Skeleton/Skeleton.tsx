import type { ReactElement } from 'react';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  height?: 'text' | 'badge' | 'line' | 'title' | 'box';
  width?: 'third' | 'half' | 'most' | 'full';
}

/** Holds the place of something that is on its way. What loads is announced by the list or page around it. */
export function Skeleton(props: SkeletonProps): ReactElement {
  return <span aria-hidden="true" className={styles.bar(props)} />;
}
