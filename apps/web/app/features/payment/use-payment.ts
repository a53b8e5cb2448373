import { refusalText } from '@awaj/features/failure';
import type { PaymentRequest } from '@awaj/features/payment';
import { useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useMutations } from '../../data/account-api.ts';
import { hardNavigate } from '../../data/tokens.ts';
import { useBfcacheRestore } from '../../shell/use-bfcache-restore.ts';

export interface Payment {
  /** Goes to the provider's page. */
  pay: (request: PaymentRequest) => void;
  /** From the press until the provider's page has loaded. */
  isBusy: boolean;
  problem: string | null;
}

export function usePayment(): Payment {
  const { failure } = useMessages();
  const payment = useMutation({ ...useMutations().payment.open(), onSuccess: hardNavigate });
  const { mutate, reset, isPending, isSuccess, error } = payment;
  useBfcacheRestore(reset);
  return {
    pay: (request) => mutate(request),
    isBusy: isPending || isSuccess,
    problem: error && refusalText(error, failure),
  };
}
