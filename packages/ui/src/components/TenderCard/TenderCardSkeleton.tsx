import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './TenderCard.css.ts';

/** The same boxes with nothing in them yet. */
export function TenderCardSkeleton(): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.pending.badge}>
        <Skeleton height="badge" width="third" />
      </div>
      <div className={styles.pending.title}>
        <Skeleton height="text" />
        <Skeleton height="text" width="half" />
      </div>
      <div className={styles.pending.line}>
        <Skeleton height="text" width="most" />
      </div>
      <div className={styles.pending.foot}>
        <Skeleton height="text" width="half" />
        <Skeleton height="text" width="third" />
      </div>
    </div>
  );
}
