import type { ReactElement, ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
