import type { ComponentProps, ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownPart {
  /** With its leading zero: "07". */
  value: string;
  /** "hours". */
  unit: string;
}

export type CountdownProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'role'> & {
  /** Days, hours and minutes while days remain, else hours, minutes and seconds. With none, it is over. */
  left: readonly CountdownPart[];
  /** The same for who hears it, in whole words and without seconds: "The offer ends in 2 days". */
  label: string;
  /** Takes the place of the figures when it is over. */
  ended?: string;
};

/** How long an offer lasts. The caller has the clock; a change is never announced by itself. */
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
