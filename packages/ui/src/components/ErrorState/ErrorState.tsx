import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type ErrorStateProps = Pick<MessageProps, 'title' | 'text' | 'level'> & {
  retryLabel: string;
  onRetry: () => void;
  /** The new attempt is under way: what happened stays in view until it is known how it ended. */
  isRetrying?: boolean;
};

/** What should be here did not load. It can be tried again without losing the page. */
export function ErrorState({ retryLabel, onRetry, isRetrying = false, ...rest }: ErrorStateProps): ReactElement {
  return (
    <Message
      action={
        <Button isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
      illustration="broken"
      isUrgent
      {...rest}
    />
  );
}
