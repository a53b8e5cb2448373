import type { Santim } from '@awaj/domain/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { OfferCard, type OfferCardProps } from '@awaj/ui/OfferCard';
import type { ReactElement } from 'react';
import { formatBirr } from '../money/money.ts';

/** The benefits of a subscription beside a tender, with the link to it. */
export function TenderOffer({ action, notes }: Pick<OfferCardProps, 'action' | 'notes'>): ReactElement {
  const { locked } = useArea('tenderPage');
  return <OfferCard action={action} benefits={locked.benefits} notes={notes ?? []} title={locked.prompt} />;
}

export interface OfferToPayProps extends Pick<OfferCardProps, 'action'> {
  planName: string;
  amount: Santim;
}

/** For a member who reads on before a payment is confirmed. */
export function OfferToPay({ planName, amount, action }: OfferToPayProps): ReactElement {
  const { payment } = useMessages().plan.banner;
  const { locked } = useArea('tenderPage');
  const plan = payment.text(planName, formatBirr(amount, useLocale()));
  return <TenderOffer action={action} notes={[`${payment.title}.`, locked.withVat(plan)]} />;
}
