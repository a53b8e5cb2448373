import type { ReactElement } from 'react';
import { checkIcon } from '../../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepIndicator.css.ts';

export interface StepIndicatorProps {
  /** What the steps lead to: "Registration". */
  label: string;
  steps: readonly string[];
  /** What each step is about, below its name: "You", "Plan", "Pay". */
  hints?: readonly string[];
  /** From 0. The number of steps when all are done. */
  current: number;
  /** Heard after the name of a step that lies behind: "done". */
  doneLabel: string;
}

/** How far it is. It shows and does not lead anywhere: the way back is a button of the step. */
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
