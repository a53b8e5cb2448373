import { useLocation } from 'react-router';
import { config } from '../../config.ts';

/** Whether the provider's page led here: the first address of this visit, and from one of its origins. */
export function useCameFromPaying(): boolean {
  const isFirst = useLocation().key === 'default';
  const { referrer } = document;
  return isFirst && URL.canParse(referrer) && config.paymentOrigins.split(' ').includes(new URL(referrer).origin);
}
