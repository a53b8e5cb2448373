import { useNavigationType } from 'react-router';
import { paymentOrigins } from '../../config/config.ts';

/** Whether the provider's page led here. The browser names it for all of a visit, so a link within ours must not have. */
export function useCameFromPaying(): boolean {
  const isOpened = useNavigationType() === 'POP';
  const { referrer } = document;
  return isOpened && URL.canParse(referrer) && paymentOrigins.includes(new URL(referrer).origin);
}
