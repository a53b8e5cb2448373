import { Button } from '@awaj/ui/Button';
import { alertIcon } from '@awaj/ui/icons/alert';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';

export interface FailureMessageProps {
  words: { title: string; text: string; retry: string };
  isTrying?: boolean;
  onRetry: () => void;
}

/** A whole page that says what failed, with the way to try again. */
export function FailureMessage({ words, isTrying = false, onRetry }: FailureMessageProps): ReactElement {
  const { title, text, retry } = words;
  return (
    <PageLayout>
      <Message
        action={
          <Button isBusy={isTrying} onClick={onRetry}>
            {retry}
          </Button>
        }
        icon={alertIcon}
        isUrgent
        level={1}
        text={text}
        title={title}
      />
    </PageLayout>
  );
}
