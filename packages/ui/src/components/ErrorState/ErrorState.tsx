import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type ErrorStateProps = Pick<MessageProps, 'title' | 'text' | 'level'> & {
  retryLabel: string;
  onRetry: () => void;
  /** A retry is running: the message stays until it ends. */
  isRetrying?: boolean;
};

/** Something did not load. The reader can retry without losing the page. */
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
