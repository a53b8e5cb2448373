import { type ReactElement, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ResendCountdown.css.ts';

export interface ResendCountdownProps {
  /** Counted down by the caller, who knows when the code was sent. At 0 it can be sent again. */
  secondsLeft: number;
  onResend: () => void;
  /** The code is being sent. */
  isBusy?: boolean;
  labels: {
    /** The text of the button: "Send the code again". */
    resend: string;
    /** The remaining time, beside it: "in 0:42". */
    waiting: string;
    /** Announced when the wait is over. */
    ready: string;
  };
}

/** Sends a code again after a wait. Only the end of the wait is announced, not each second. */
export function ResendCountdown({ secondsLeft, onResend, isBusy = false, labels }: ResendCountdownProps): ReactElement {
  const id = useId();
  const isWaiting = secondsLeft > 0;
  const isIdle = !(isWaiting || isBusy);
  return (
    <div className={styles.row}>
      <Button
        aria-describedby={isWaiting ? id : undefined}
        aria-disabled={isWaiting}
        isBusy={isBusy}
        onClick={isWaiting ? undefined : onResend}
        tone="text"
      >
        {labels.resend}
      </Button>
      {isWaiting && (
        <span className={styles.waiting} id={id}>
          {labels.waiting}
        </span>
      )}
      <VisuallyHidden role="status">{isIdle && labels.ready}</VisuallyHidden>
    </div>
  );
}
