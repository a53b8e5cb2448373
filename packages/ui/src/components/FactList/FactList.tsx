import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './FactList.css.ts';

export interface Fact {
  /** Needed when several facts share a label. */
  id?: string;
  label: string;
  value: ReactNode;
  /** An icon button after the value, such as one that copies it. */
  action?: ReactNode;
  /** Changes with time, so it is not printed. */
  isOnScreenOnly?: boolean;
}

export type FactListProps = Omit<ComponentProps<'dl'>, 'className' | 'style' | 'children'> & {
  facts: readonly Fact[];
  /** Label above value on a card; or side by side, one line each, on the page or on a card. */
  look?: 'card' | 'lines' | 'linesOnCard';
};

/** The facts that people look for first, each with its label. */
export function FactList({ facts, look, ...rest }: FactListProps): ReactElement {
  return (
    <dl className={classesOf(styles.list, { look })} {...rest}>
      {facts.map(({ id, label, value, action, isOnScreenOnly }) => (
        <div className={classesOf(styles.fact, { look, isOnScreenOnly })} key={id ?? label}>
          <dt className={classesOf(styles.label, { look })}>{label}</dt>
          <dd className={classesOf(styles.value, { look, hasAction: Boolean(action) })} dir="auto">
            <div>{value}</div>
            {action && <span className={styles.action}>{action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A skeleton with the height of this many facts in lines. */
export function FactListSkeleton({ lines }: { lines: number }): ReactElement {
  return (
    <div className={classesOf(styles.list, { look: 'lines' })}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing never change places
        <div className={classesOf(styles.fact, { look: 'lines' })} key={line}>
          <Skeleton height="text" width="third" />
          <Skeleton height="text" width="third" />
        </div>
      ))}
    </div>
  );
}
