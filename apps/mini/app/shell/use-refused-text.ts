import { isLaunchRefused } from '@awaj/features/chat';
import { useArea } from '@awaj/i18n/react';

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
