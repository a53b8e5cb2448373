import { bannerFor, type UserInfo } from '@awaj/features/account';
import type { ReactElement } from 'react';
import { PayButton } from './PayButton.tsx';
import { PaymentState } from './PaymentState.tsx';
import { useChatPayment } from './use-chat-payment.ts';

/** A locked list is paid for with Telegram's main button, so that the list does not shift when it appears. */
export function ListPayment({ info }: { info: UserInfo }): ReactElement | null {
  const payment = useChatPayment();
  const banner = bannerFor(info, 'chat');
  if (banner.kind !== 'payment') return null;
  return (
    <>
      <PaymentState payment={payment} />
      <PayButton amount={banner.amount} payment={payment} />
    </>
  );
}
