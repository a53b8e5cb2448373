import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './FactList.css.ts';

export interface Fact {
  label: string;
  value: ReactNode;
  /** What the value will take, so that nothing moves when it comes: a date has two lines, with its deadline three. */
  room?: 'twoLines' | 'threeLines';
}

export type FactListProps = Omit<ComponentProps<'dl'>, 'className' | 'style' | 'children'> & {
  facts: readonly Fact[];
};

/** What people look for first, each with its name. */
export function FactList({ facts, ...rest }: FactListProps): ReactElement {
  return (
    <dl className={styles.list} {...rest}>
      {facts.map(({ label, value, room }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={classesOf(styles.value, { room })} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
