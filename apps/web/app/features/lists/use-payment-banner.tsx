import { onDemand, useOnDemand } from '@awaj/features/on-demand';
import type { Reader } from './use-reader.ts';

const bannerPart = onDemand(() => import('../payment/MemberBanner.tsx'));

/** Only members who have to pay load it. The list is shown with it, so that nothing moves when it comes. */
export function usePaymentBanner({ isMember, banner, account }: Reader) {
  const isToPay = banner.kind === 'payment';
  const part = useOnDemand(bannerPart, isToPay);
  const isAwaited = isMember && account.isPending && account.failureCount === 0;
  return {
    banner: isToPay && part ? <part.MemberBanner banner={banner} /> : null,
    isBannerAwaited: isAwaited || (isToPay && part === undefined),
  };
}
