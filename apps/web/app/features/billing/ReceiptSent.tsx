import type { Invoice } from '@awaj/features/billing';
import { receiptOf } from '@awaj/features/deliveries';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAccountQueries } from '../../data/account-api.ts';

/** The receipt is sent shortly after the payment. Nothing is shown if it has no address. */
const lookEveryMs = 3_000;
const mostLooks = 10;

/** Shows where the receipt was sent, once it was. */
export function ReceiptSent({ invoice }: { invoice: Invoice }): ReactElement | null {
  const { payment: words } = useArea('billing');
  const amount = formatBirr(invoice.amount, useLocale());
  const { data: receipt } = useQuery({
    ...useAccountQueries().deliveries.list(),
    select: (deliveries) => receiptOf(invoice, deliveries),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < mostLooks && data && !receiptOf(invoice, data) ? lookEveryMs : false,
  });
  if (!receipt) return null;
  return (
    <Text align="center" tone="muted">
      {receipt.to === null ? words.receiptInTelegram(amount) : words.receiptTo(amount, receipt.to)}
    </Text>
  );
}
