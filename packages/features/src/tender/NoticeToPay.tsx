import { formatBirr, type Santim } from '@awaj/domain/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { TenderNotice, type TenderNoticeProps } from './TenderNotice.tsx';

export interface NoticeToPayProps extends Pick<TenderNoticeProps, 'tender'> {
  amount: Santim;
  /** The way to pay. */
  action?: ReactNode;
}

/** The public beginning, for a member who reads on after a payment. */
export function NoticeToPay({ tender, amount, action }: NoticeToPayProps): ReactElement {
  const { member } = useArea('tenderPage').locked;
  const price = member.price(formatBirr(amount, useLocale()));
  return <TenderNotice offer={{ ...member, price, action }} tender={tender} />;
}
