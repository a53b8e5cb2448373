import { type Invoice, itemText, type PaymentPhase, paymentPhase } from '@awaj/features/billing';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Link } from '@awaj/ui/Link';
import { PaymentStatus, type PaymentStatusKind } from '@awaj/ui/PaymentStatus';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { useNavigationType } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { paymentOrigins } from '../../config/config.ts';
import { usePayment } from '../payment/use-payment.ts';
import { PayProblem } from './PayProblem.tsx';

/** Whether the provider's page led here. The browser names it for all of a visit, so a link within ours must not have. */
function useCameFromPaying(): boolean {
  const isOpened = useNavigationType() === 'POP';
  const { referrer } = document;
  return isOpened && URL.canParse(referrer) && paymentOrigins.includes(new URL(referrer).origin);
}

interface PaymentOutcomeProps {
  invoice: Invoice;
  now: Date;
  /** When it was begun to ask for the payment. */
  since: Date;
  onLookAgain: () => void;
}

const kinds = {
  paid: 'paid',
  checking: 'checking',
  unpaid: 'unpaid',
  stopped: 'unpaid',
} as const satisfies Record<PaymentPhase, PaymentStatusKind>;

function useWords({ item }: Invoice) {
  const { payment: words } = useArea('billing');
  return {
    paid: { title: words.paid, text: words.paidText[item.kind] },
    checking: { title: words.checking, text: words.checkingText },
    unpaid: { title: words.unpaid, text: words.unpaidText },
    stopped: { title: words.unpaid, text: words.stoppedText },
  } satisfies Record<PaymentPhase, object>;
}

interface ToPayProps {
  invoice: Invoice;
  /** Given once nobody asks for the payment any more. */
  onLookAgain: (() => void) | undefined;
}

function ToPay({ invoice, onLookAgain }: ToPayProps): ReactElement {
  const words = useArea('billing');
  const { pay, isBusy, problem } = usePayment();
  return (
    <Stack gap="s">
      <PayProblem text={problem} />
      <Button isBusy={isBusy} onClick={() => pay({ invoiceId: invoice.id })}>
        {words.pay(formatBirr(invoice.amount, useLocale()))}
      </Button>
      {onLookAgain && (
        <Button onClick={onLookAgain} tone="quiet">
          {words.payment.lookAgain}
        </Button>
      )}
    </Stack>
  );
}

/** What became of a payment, as far as it is known. */
export function PaymentOutcome({ invoice, now, since, onLookAgain }: PaymentOutcomeProps): ReactElement {
  const area = useArea('billing');
  const { payment: words } = area;
  const locale = useLocale();
  const paths = pathsIn(locale);
  const hasPaid = useCameFromPaying();
  const phase = paymentPhase({ status: invoice.status, hasPaid, waitedMs: now.getTime() - since.getTime() });
  const actions = {
    paid: (
      <Link href={paths.tenders()} look="button">
        {words.viewTenders}
      </Link>
    ),
    // A second press leads to the same checkout, which takes one payment.
    checking: <ToPay invoice={invoice} onLookAgain={undefined} />,
    unpaid: <ToPay invoice={invoice} onLookAgain={undefined} />,
    stopped: <ToPay invoice={invoice} onLookAgain={onLookAgain} />,
  } satisfies Record<PaymentPhase, ReactElement | null>;
  return (
    <PaymentStatus
      action={actions[phase]}
      facts={[
        { label: words.number, value: <Link href={paths.invoice(invoice.id)}>{invoice.number}</Link> },
        { label: words.item, value: itemText(invoice, locale, area) },
        { label: words.amount, value: formatBirr(invoice.amount, locale) },
      ]}
      kind={kinds[phase]}
      level={2}
      {...useWords(invoice)[phase]}
    />
  );
}
