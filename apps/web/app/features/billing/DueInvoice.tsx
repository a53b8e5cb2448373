import { type Invoice, itemText } from '@awaj/features/billing';
import { formatBirr } from '@awaj/features/money';
import { VatBreakdown } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Button } from '@awaj/ui/Button';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { usePayment } from '../payment/use-payment.ts';
import { PayProblem } from './PayProblem.tsx';

/** The invoice to be paid before the subscription starts. */
export function DueInvoice({ invoice }: { invoice: Invoice }): ReactElement {
  const words = useArea('billing');
  const { offer } = useMessages().plan;
  const locale = useLocale();
  const { pay, isBusy, problem } = usePayment();
  return (
    <Stack gap="s">
      <Banner
        action={
          <Button isBusy={isBusy} onClick={() => pay({ invoiceId: invoice.id })}>
            {offer.pay(formatBirr(invoice.amount, locale))}
          </Button>
        }
        text={words.due.text(itemText(invoice, locale, words), formatBirr(invoice.amount, locale))}
        title={words.due.title}
        tone="payment"
      />
      <VatBreakdown amount={invoice.amount} item={itemText(invoice, locale, words)} />
      <PayProblem text={problem} />
    </Stack>
  );
}
