import type { UserInfo } from '@awaj/features/account';
import { planName, VatBreakdown } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { PayButton } from '../payment/PayButton.tsx';
import { PaymentState } from '../payment/PaymentState.tsx';
import { useChatPayment } from '../payment/use-chat-payment.ts';

export interface RegisteredProps {
  info: UserInfo;
  /** Where to continue without paying now. */
  next: string;
}

/** The account exists; the payment starts the subscription. */
export function Registered({ info, next }: RegisteredProps): ReactElement {
  const { frame } = useMessages();
  const { registered } = useArea('telegramEntry');
  const locale = useLocale();
  const payment = useChatPayment();
  const { offer } = info;
  return (
    <FormLayout brand={<Logo name={frame.brand} />} intro={registered.text} title={registered.title}>
      <Stack gap="l">
        <PaymentState payment={payment}>
          {offer && <VatBreakdown amount={offer.amount} item={planName(offer.planName, locale)} />}
        </PaymentState>
        {offer && <PayButton amount={offer.amount} payment={payment} />}
        <Link href={next}>{registered.later}</Link>
      </Stack>
    </FormLayout>
  );
}
