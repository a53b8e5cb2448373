import type { Santim } from '@awaj/domain/money';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { PriceBreakdown } from '@awaj/ui/PriceBreakdown';
import type { ReactElement } from 'react';
import { vatSplit } from './plan-offer.ts';

export interface VatBreakdownProps {
  /** What is paid for: "1 Year". */
  item: string;
  /** With VAT. */
  amount: Santim;
}

/** What of an amount is the price, and what the tax. */
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
