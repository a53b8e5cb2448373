import { isLaunchRefused } from '@awaj/features/chat';
import { useArea } from '@awaj/i18n/react';

/** The text for a launch that the API refused, which only the mini app can meet; null for any other error. */
export function useRefusedText(): (error: unknown) => string | null {
  const { refused } = useArea('telegram');
  return (error) => (isLaunchRefused(error) ? refused.text : null);
}

/** The same for a form whose draft is kept on the device. */
export function useRefusedForm(): (error: unknown) => string | null {
  const { refused } = useArea('telegram');
  return (error) => (isLaunchRefused(error) ? `${refused.text} ${refused.kept}` : null);
}
