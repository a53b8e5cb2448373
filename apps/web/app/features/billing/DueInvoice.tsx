import { type Invoice, itemText } from '@awaj/features/billing';
import { formatBirr } from '@awaj/features/money';
import { VatBreakdown } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { Heading } from '@awaj/ui/Heading';
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
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {words.due}
        </Heading>
        <VatBreakdown amount={invoice.amount} item={itemText(invoice, locale, words)} />
        <PayProblem text={problem} />
        <div>
          <Button isBusy={isBusy} isWideOnPhone onClick={() => pay({ invoiceId: invoice.id })}>
            {offer.pay(formatBirr(invoice.amount, locale))}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
