import type { Santim } from '@awaj/domain/money';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { MainButton } from '../../shell/MainButton.tsx';
import type { ChatPayment } from './use-chat-payment.ts';

export interface PayButtonProps {
  payment: ChatPayment;
  amount: Santim;
}

/** Hidden while a payment is pending, so that nobody pays twice. */
export function PayButton({ payment, amount }: PayButtonProps): ReactElement | null {
  const { pay: words } = useArea('telegramTender');
  const locale = useLocale();
  if (payment.waiting === 'checking' || payment.isLaunchOver) return null;
  return <MainButton isBusy={payment.isBusy} onPress={payment.pay} text={words(formatBirr(amount, locale))} />;
}
