import { Button } from '@awaj/ui/Button';
import { useToast } from '@awaj/ui/Toast';
import { type ReactElement, useEffect } from 'react';
import { usePayment } from './use-payment.ts';

/** Opens the provider's page for what is due, or for the default plan. */
export function PayButton({ children }: { children: string }): ReactElement {
  const toast = useToast();
  const { pay, isBusy, problem } = usePayment();
  useEffect(() => {
    if (problem !== null) toast({ tone: 'failure', text: problem });
  }, [problem, toast]);
  return (
    <Button isBusy={isBusy} onClick={() => pay({})}>
      {children}
    </Button>
  );
}
