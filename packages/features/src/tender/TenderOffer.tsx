import type { Santim } from '@awaj/domain/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { OfferCard, type OfferCardProps } from '@awaj/ui/OfferCard';
import type { ReactElement } from 'react';
import { formatBirr } from '../money/money.ts';

/** What a subscription gives to the reader of a tender, with the way to it. */
export function TenderOffer({ action, notes }: Pick<OfferCardProps, 'action' | 'notes'>): ReactElement {
  const { locked } = useArea('tenderPage');
  return <OfferCard action={action} benefits={locked.benefits} notes={notes ?? []} title={locked.prompt} />;
}

export interface OfferToPayProps extends Pick<OfferCardProps, 'action'> {
  planName: string;
  amount: Santim;
}

/** For a member who reads on after a payment. */
export function OfferToPay({ planName, amount, action }: OfferToPayProps): ReactElement {
  const { payment } = useMessages().plan.banner;
  const { locked } = useArea('tenderPage');
  const plan = payment.text(planName, formatBirr(amount, useLocale()));
  return <TenderOffer action={action} notes={[`${payment.title}.`, locked.withVat(plan)]} />;
}
