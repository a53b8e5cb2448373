import { isLaunchRefused } from '@awaj/features/chat';
import { failureText } from '@awaj/features/failure';
import { useArea, useMessages } from '@awaj/i18n/react';

/** What is said of something that did not load; the reason that only the mini app has is among them. */
export function useFailureText(): (error: unknown) => string {
  const { failure } = useMessages();
  const { refused } = useArea('telegram');
  return (error) => (isLaunchRefused(error) ? refused.text : failureText(error, failure));
}
