import { failureText } from '@awaj/features/failure';
import { UntrustedPageError } from '@awaj/features/payment';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { useToast } from '@awaj/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMutations } from '../../api.ts';
import { leaveTo } from '../../tokens.ts';

/** Opens the provider's page for what is due, or for the usual plan where nothing is. */
export function PayButton(): ReactElement {
  const { banner, payFailed } = useArea('tenderPage');
  const { failure } = useMessages();
  const toast = useToast();
  const payment = useMutation({
    ...useMutations().payment.open(),
    onSuccess: leaveTo,
    onError: (error) =>
      toast({ tone: 'failure', text: error instanceof UntrustedPageError ? payFailed : failureText(error, failure) }),
  });
  return (
    <Button isBusy={payment.isPending || payment.isSuccess} onClick={() => payment.mutate({})}>
      {banner.pay}
    </Button>
  );
}
