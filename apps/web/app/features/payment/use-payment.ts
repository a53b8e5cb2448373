import { ApiError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { createPaymentMutations, type PaymentWish, UntrustedPageError } from '@awaj/features/payment';
import { useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiClient } from '../../api.ts';
import { paymentOrigins } from '../../config.ts';

export interface Payment {
  /** Leaves for the provider's page. */
  pay: (wish: PaymentWish) => void;
  /** Until the other page is there. */
  isBusy: boolean;
  problem: string | null;
}

function useProblem(error: unknown, untrusted: string): string | null {
  const { failure } = useMessages();
  if (error === null) return null;
  if (error instanceof UntrustedPageError) return untrusted;
  return error instanceof ApiError && error.body ? error.message : failureText(error, failure);
}

export function usePayment({ untrusted }: { untrusted: string }): Payment {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    ...createPaymentMutations(useApiClient(), paymentOrigins).open(),
    onSuccess: (url) => location.assign(url),
  });
  // Back from the provider a browser may show this page as it was left, with the button still at work.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  return { pay: (wish) => mutate(wish), isBusy: isPending || isSuccess, problem: useProblem(error, untrusted) };
}
