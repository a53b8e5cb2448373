import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';

export interface FailedChange {
  /** Only the last message about it is shown. */
  about: string;
  text: string;
  /** The server's text, if it is meant for people. */
  reason?: string | undefined;
  onRetry?: () => void;
}

/** Reports an optimistic change that was undone. */
export function useFailureToast(): (error: Error, change: FailedChange) => void {
  const { failure } = useMessages();
  const toast = useToast();
  return (error, { about, text, reason = failureText(error, failure), onRetry }) => {
    // The session has ended, and the page with it.
    if (error instanceof ApiError && error.code === 'unauthorized') return;
    const action = onRetry && { label: failure.retry, onPress: onRetry };
    toast({ about, tone: 'failure', text: `${text} ${reason}`, ...(action && { action }) });
  };
}
