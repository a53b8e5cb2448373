import { isLaunchRefused } from '@awaj/features/chat';
import { failureText } from '@awaj/features/failure';
import { useArea, useMessages } from '@awaj/i18n/react';

/** What is said when the launch itself is refused, which happens to nobody but the mini app; null of anything else. */
export function useRefusedText(): (error: unknown) => string | null {
  const { refused } = useArea('telegram');
  return (error) => (isLaunchRefused(error) ? refused.text : null);
}

/** The same of a form, whose draft is kept on the device. */
export function useRefusedForm(): (error: unknown) => string | null {
  const { refused } = useArea('telegram');
  return (error) => (isLaunchRefused(error) ? `${refused.text} ${refused.kept}` : null);
}

/** What is said of something that did not load. */
export function useFailureText(): (error: unknown) => string {
  const { failure } = useMessages();
  const refusedText = useRefusedText();
  return (error) => refusedText(error) ?? failureText(error, failure);
}
