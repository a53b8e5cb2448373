import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Deadline.css.ts';

export type DeadlineProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** `high` is the last day. */
  urgency: 'past' | 'calm' | 'soon' | 'high';
  /** "3 days left". The text carries the meaning; the colour only supports it. */
  label: string;
};

export function Deadline({ urgency, label, ...rest }: DeadlineProps): ReactElement {
  return (
    <span className={classesOf(styles.deadline, { urgency })} {...rest}>
      {label}
    </span>
  );
}
