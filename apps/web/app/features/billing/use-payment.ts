import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { type PaymentWish, UntrustedPageError } from '@awaj/features/payment';
import { useArea, useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useMutations } from '../../api.ts';

interface Payment {
  pay: (wish: PaymentWish) => void;
  /** Until the provider's page has taken this one's place. */
  isBusy: boolean;
  /** Why it did not start. */
  problem: string | null;
}

/** Opens the provider's page in place of this one. */
export function usePayment(): Payment {
  const { failure } = useMessages();
  const { untrusted } = useArea('billing');
  const { mutate, isPending, isSuccess, error } = useMutation(useMutations().payment.open());
  const problemOf = (reason: Error): string => {
    if (reason instanceof UntrustedPageError) return untrusted;
    return reason instanceof ApiError && reason.body ? reason.message : failureText(reason, failure);
  };
  return {
    pay: (wish) => mutate(wish, { onSuccess: (page) => location.assign(page) }),
    isBusy: isPending || isSuccess,
    problem: error && problemOf(error),
  };
}
