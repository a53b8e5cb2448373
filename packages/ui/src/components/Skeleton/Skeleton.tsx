import type { ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * Height of a line (`text`, `line`, `title`, `badge`) or of a whole element (`logo`, `toggle` card, `card`, `box`).
   */
  height?: 'text' | 'badge' | 'line' | 'title' | 'logo' | 'toggle' | 'card' | 'box';
  width?: 'third' | 'half' | 'most' | 'full';
}

/** Holds the place of something that is loading. The surrounding list or page announces the loading. */
export function Skeleton(props: SkeletonProps): ReactElement {
  return <span aria-hidden="true" className={classesOf(styles.bar, props)} />;
}

/** A paragraph whose last line is shorter. */
export function SkeletonText({ lines }: { lines: number }): ReactElement {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing never change places
        <Skeleton height="text" key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
