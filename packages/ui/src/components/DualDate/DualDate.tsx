import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './DualDate.css.ts';

export type DualDateProps = Omit<ComponentProps<'time'>, 'className' | 'style' | 'children' | 'dateTime'> & {
  at: Date;
  /** The day in the reader's own calendar. */
  main: string;
  /** The same day in the other calendar. */
  other: string;
  /** Stacked in lists of facts, in one line in tables and cards. */
  layout?: 'stacked' | 'inline';
};

export function DualDate({ at, main, other, layout, ...rest }: DualDateProps): ReactElement {
  return (
    <time className={classesOf(styles.date, { layout })} dateTime={at.toISOString()} {...rest}>
      {main} <span className={classesOf(styles.other, { layout })}>{other}</span>
    </time>
  );
}
