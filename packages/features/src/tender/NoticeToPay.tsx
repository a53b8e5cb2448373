import type { Santim } from '@awaj/domain/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { formatBirr } from '../money/money.ts';
import { LockedNotice } from './LockedNotice.tsx';
import type { TenderDetail } from './tender.ts';

export interface NoticeToPayProps {
  tender: Pick<TenderDetail, 'snippet'>;
  amount: Santim;
  /** The way to pay. */
  action?: ReactNode;
}

/** The public beginning, for a member who reads on after a payment. */
export function NoticeToPay({ tender, amount, action }: NoticeToPayProps): ReactElement {
  const { member } = useArea('tenderPage').locked;
  const price = member.price(formatBirr(amount, useLocale()));
  return <LockedNotice offer={{ ...member, price, action }} snippet={tender.snippet} />;
}
