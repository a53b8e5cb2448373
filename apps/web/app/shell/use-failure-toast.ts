import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';

export interface FailedChange {
  /** One message is shown of it, the last. */
  about: string;
  text: string;
  /** What the server says of it, if that is for people. */
  reason?: string | undefined;
  onRetry?: () => void;
}

/** Tells of a change that was shown at once and is taken back. */
export function useFailureToast(): (error: Error, change: FailedChange) => void {
  const { failure } = useMessages();
  const toast = useToast();
  return (error, { about, text, reason = failureText(error, failure), onRetry }) => {
    // The login has ended, and the page with it.
    if (error instanceof ApiError && error.code === 'unauthorized') return;
    const action = onRetry && { label: failure.retry, onPress: onRetry };
    toast({ about, tone: 'failure', text: `${text} ${reason}`, ...(action && { action }) });
  };
}
