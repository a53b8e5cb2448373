import type { PlanId } from '@awaj/domain/plan';
import { useSession } from '@awaj/features/session';
import { useMutation } from '@tanstack/react-query';
import { useMutations } from '../../data/account-api.ts';

interface Checkout {
  pay: (planId: PlanId) => void;
  /** While the request is running. */
  isPending: boolean;
  /** From the press until the provider's page has loaded. */
  isBusy: boolean;
  error: Error | null;
  /** Called when the browser restores this page from the back/forward cache. */
  reset: () => void;
}

/** Logs the reader in and opens the provider's page. */
export function useCheckout(discountId: string): Checkout {
  const session = useSession();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...useMutations().campaigns.takeDiscount(discountId),
    onSuccess: ({ token, payUrl }) => {
      session.start(token);
      location.assign(payUrl);
    },
  });
  return { pay: mutate, isPending, isBusy: isPending || isSuccess, error, reset };
}
