import type { ReactElement } from 'react';
import * as styles from './StatList.css.ts';

export interface StatListProps {
  /** Such as "1,667" and "open tenders now". */
  stats: readonly { value: string; label: string }[];
}

/** A few figures about the product. */
export function StatList({ stats }: StatListProps): ReactElement {
  return (
    <dl className={styles.list}>
      {stats.map(({ value, label }) => (
        <div className={styles.stat} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
