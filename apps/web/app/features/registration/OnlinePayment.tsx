import { planNameOf } from '@awaj/domain/plan';
import { planName, VatBreakdown } from '@awaj/features/plans';
import type { Receipt } from '@awaj/features/registration';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { PaymentMethods } from '@awaj/ui/PaymentMethods';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { usePayment } from '../payment/use-payment.ts';
import { wallets } from '../payment/wallets.ts';

export interface OnlinePaymentProps {
  receipt: Receipt;
  /** While it is not known, the newest unpaid invoice is paid, which is the same one. */
  invoiceId: number | undefined;
}

export function OnlinePayment({ receipt, invoiceId }: OnlinePaymentProps): ReactElement {
  const { payment } = useArea('auth');
  const { pay, isBusy, problem } = usePayment();
  const name = planName(planNameOf(receipt.planId), useLocale());
  return (
    <Stack gap="m">
      <VatBreakdown amount={receipt.amount} item={name} />
      <PaymentMethods label={payment.payWith} methods={wallets} />
      <FormError errors={problem === null ? [] : [{ text: problem }]} heading={payment.failed} />
      <Button isBusy={isBusy} onClick={() => pay(invoiceId === undefined ? {} : { invoiceId })}>
        {payment.pay}
      </Button>
      <Text size="s" tone="muted">
        {payment.provider}
      </Text>
    </Stack>
  );
}
