import type { ReactElement } from 'react';
import * as styles from './StatusBadge.css.ts';

export interface StatusBadgeProps {
  status: 'open' | 'closed';
  /** Always in words: colour alone tells nothing to many readers. */
  label: string;
}

export function StatusBadge({ status, label }: StatusBadgeProps): ReactElement {
  return <span className={styles.badge({ status })}>{label}</span>;
}
