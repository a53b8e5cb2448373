import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { alertIcon } from '@awaj/ui/icons';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { retryPage } from '../boot/page-files.ts';

export interface FailureMessageProps {
  words: { title: string; text: string; retry: string };
  isTrying?: boolean;
  onRetry: () => void;
}

/** A whole page that says what failed, with a retry. */
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

/** Replaces a page whose files did not load; it opens by itself once they do. */
export function PageNotLoaded(): ReactElement {
  const { title, unreachable, retry } = useMessages().failure;
  return <FailureMessage onRetry={retryPage} words={{ title, text: unreachable, retry }} />;
}
