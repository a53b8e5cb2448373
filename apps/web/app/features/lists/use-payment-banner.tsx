import { lazyPart, useLazyPart } from '@awaj/features/lazy-part';
import type { Reader } from './use-reader.ts';

const bannerPart = lazyPart(() => import('../payment/MemberBanner.tsx'));

/** Only members who have to pay load it. The list is shown with it, so that nothing moves when it comes. */
export function usePaymentBanner({ isMember, banner, account }: Reader) {
  const isToPay = banner.kind === 'payment';
  const part = useLazyPart(bannerPart, isToPay);
  const isAwaited = isMember && account.isPending && account.failureCount === 0;
  return {
    banner: isToPay && part ? <part.MemberBanner banner={banner} /> : null,
    isBannerAwaited: isAwaited || (isToPay && part === undefined),
  };
}
