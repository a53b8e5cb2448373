import type { ReactElement } from 'react';
import { checkIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepIndicator.css.ts';

export interface StepIndicatorProps {
  /** The purpose of the steps: "Registration". */
  label: string;
  steps: readonly string[];
  /** A short hint for each step, below its name: "You", "Plan", "Pay". */
  hints?: readonly string[];
  /** Starts at 0. The number of steps when all are done. */
  current: number;
  /** Read after the name of a finished step: "done". */
  doneLabel: string;
}

/** Shows progress through several steps. Not a link: each step has its own back button. */
export function StepIndicator({ label, steps, hints = [], current, doneLabel }: StepIndicatorProps): ReactElement {
  const stateOf = (place: number) => (place < current ? 'done' : place === current ? 'current' : 'ahead');
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, place) => (
        <li
          aria-current={place === current ? 'step' : undefined}
          className={styles.step}
          data-state={stateOf(place)}
          key={step}
        >
          {hints[place] ? (
            <>
              <span className={styles.name}>{step}</span>
              <span className={styles.hint}>{hints[place]}</span>
            </>
          ) : (
            step
          )}
          {place < current && (
            <span className={styles.sign}>
              <Icon drawing={checkIcon} />
              <VisuallyHidden>{doneLabel}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
