import type { ComponentProps, ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Deadline.css.ts';

export type DeadlineProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** `high` is the last day. */
  urgency: 'past' | 'calm' | 'soon' | 'high';
  /** "Closes in 3 days": the words carry it, the colour only helps the eye. */
  label: string;
};

export function Deadline({ urgency, label, ...rest }: DeadlineProps): ReactElement {
  return (
    <span className={classesOf(styles.deadline, { urgency })} {...rest}>
      {label}
    </span>
  );
}
