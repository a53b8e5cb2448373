import type { Santim } from '@awaj/domain/money';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { PriceBreakdown } from '@awaj/ui/PriceBreakdown';
import type { ReactElement } from 'react';
import { vatSplit } from './plan-offer.ts';

export interface VatBreakdownProps {
  /** The name of the item: "1 Year". */
  item: string;
  /** Including VAT. */
  amount: Santim;
}

/** Splits an amount into price and tax. */
export function VatBreakdown({ item, amount }: VatBreakdownProps): ReactElement {
  const { plan: words } = useMessages();
  const { net, vat, gross } = vatSplit(amount, useLocale());
  return (
    <PriceBreakdown
      lines={[
        { label: item, amount: net },
        { label: words.vat, amount: vat },
      ]}
      total={{ label: words.toPay, amount: gross }}
    />
  );
}
