import { bannerFor, type UserInfo } from '@awaj/features/account';
import type { ReactElement } from 'react';
import { PayButton } from './PayButton.tsx';
import { PaymentState } from './PaymentState.tsx';
import { useChatPayment } from './use-chat-payment.ts';

/** A list that is locked is paid for by Telegram's own button, so that nothing in the list moves when it comes. */
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
