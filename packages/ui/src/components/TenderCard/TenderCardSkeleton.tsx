import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './TenderCard.css.ts';

/** The same boxes, empty. */
export function TenderCardSkeleton(): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        <div className={styles.logo}>
          <Skeleton height="logo" />
        </div>
        <div className={styles.pending.title}>
          <Skeleton height="text" />
          <Skeleton height="text" width="half" />
        </div>
        <div className={styles.pending.meta}>
          <Skeleton height="text" width="most" />
        </div>
        <div className={styles.pending.facts}>
          <Skeleton height="text" width="half" />
        </div>
      </div>
    </div>
  );
}
