import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardsProps {
  children: ReactNode;
  /** What the radio cards choose: "Subscription plan". */
  legend?: string;
}

/** Three side by side where they fit, otherwise stacked. */
export function PlanCards({ children, legend }: PlanCardsProps): ReactElement {
  if (!legend) return <div className={styles.cards}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <div className={styles.cards}>{children}</div>
    </fieldset>
  );
}
