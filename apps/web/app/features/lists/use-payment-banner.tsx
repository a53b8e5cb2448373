import { lazyPart, useLazyPart } from '@awaj/features/lazy-part';
import { VisitorView } from '@awaj/ui/VisitorView';
import { usePlans } from '../../data/plans.ts';
import { VisitorListOffer } from '../payment/VisitorListOffer.tsx';
import type { Reader } from './use-reader.ts';

const offerPart = lazyPart(() => import('../payment/MemberListOffer.tsx'));

/** Loaded before the list is shown, so that nothing moves. Only members who have not paid load it. */
export function usePaymentBanner({ isMember, banner, account }: Reader) {
  const unpaid = banner.kind === 'none' ? null : banner;
  const part = useLazyPart(offerPart, unpaid !== null);
  const plans = usePlans(null, { isWanted: !isMember });
  if (!isMember)
    return {
      banner: (
        <VisitorView meanwhile={null}>
          <VisitorListOffer />
        </VisitorView>
      ),
      isBannerAwaited: plans.isPending && plans.failureCount === 0,
    };
  const isAwaited = account.isPending && account.failureCount === 0;
  return {
    banner: unpaid && part ? <part.MemberListOffer banner={unpaid} /> : null,
    isBannerAwaited: isAwaited || (unpaid !== null && part === undefined),
  };
}
