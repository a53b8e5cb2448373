import { planNameOf } from '@awaj/domain/plan';
import { formatBirr } from '@awaj/features/money';
import { planName, VatBreakdown } from '@awaj/features/plans';
import type { Receipt } from '@awaj/features/registration';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { Link } from '@awaj/ui/Link';
import { PaymentMethods } from '@awaj/ui/PaymentMethods';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { usePayment } from '../payment/use-payment.ts';
import { wallets } from '../payment/wallets.ts';

export interface OnlinePaymentProps {
  receipt: Receipt;
  /** While it is unknown, the newest unpaid invoice is paid, which is the same one. */
  invoiceId: number | undefined;
}

export function OnlinePayment({ receipt, invoiceId }: OnlinePaymentProps): ReactElement {
  const { payment } = useArea('auth');
  const { offer } = useMessages().plan;
  const { pay, isBusy, problem } = usePayment();
  const locale = useLocale();
  const name = planName(planNameOf(receipt.planId), locale);
  return (
    <Stack gap="m">
      <VatBreakdown amount={receipt.amount} item={name} />
      <PaymentMethods label={payment.payWith} methods={wallets} />
      <FormError errors={problem === null ? [] : [{ text: problem }]} heading={payment.failed} />
      <Button isBusy={isBusy} onClick={() => pay(invoiceId === undefined ? {} : { invoiceId })}>
        {offer.pay(formatBirr(receipt.amount, locale))}
      </Button>
      <Text size="s" tone="muted">
        {payment.provider}
      </Text>
      <Text size="s" tone="muted">
        {payment.refund}{' '}
        <Link href={pathsIn(locale).page('/refund')} look="inline">
          {payment.refundPolicy}
        </Link>
      </Text>
    </Stack>
  );
}
