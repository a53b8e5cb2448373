import type { ComponentProps, ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownPart {
  /** Two digits, with a leading zero: "07". */
  value: string;
  /** "hours". */
  unit: string;
}

export type CountdownProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'role'> & {
  /** Days, hours and minutes; on the last day hours, minutes and seconds. Empty when it is over. */
  left: readonly CountdownPart[];
  /** For screen readers, in whole words without seconds: "The offer ends in 2 days". */
  label: string;
  /** Replaces the figures when it is over. */
  ended?: string;
};

/** Shows how long an offer lasts. The caller owns the clock; changes are not announced. */
export function Countdown({ left, label, ended, ...rest }: CountdownProps): ReactElement {
  return (
    <div aria-live="off" className={styles.timer} role="timer" {...rest}>
      <VisuallyHidden>{left.length > 0 ? label : ''}</VisuallyHidden>
      {left.length === 0 && ended}
      {left.map(({ value, unit }) => (
        <span aria-hidden="true" className={styles.part} key={unit}>
          <span className={styles.value}>{value}</span>
          <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
