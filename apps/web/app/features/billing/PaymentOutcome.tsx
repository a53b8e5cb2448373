import { type Invoice, itemText, type PaymentPhase } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { formatBirr } from '@awaj/features/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { DualDate } from '@awaj/ui/DualDate';
import { Link } from '@awaj/ui/Link';
import { PaymentStatus, type PaymentStatusKind } from '@awaj/ui/PaymentStatus';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { usePayment } from '../payment/use-payment.ts';
import { PayProblem } from './PayProblem.tsx';
import { ReceiptSent } from './ReceiptSent.tsx';

interface PaymentOutcomeProps {
  invoice: Invoice;
  now: Date;
  phase: PaymentPhase;
  onCheckAgain: () => void;
  /** The next step after paying for a plan. */
  next: ReactNode;
}

const kinds = {
  paid: 'paid',
  checking: 'checking',
  unpaid: 'unpaid',
  stopped: 'unpaid',
} as const satisfies Record<PaymentPhase, PaymentStatusKind>;

function useWords({ item, period }: Invoice, hasEnded: boolean) {
  const { payment: words, activeUntil } = useArea('billing');
  const locale = useLocale();
  const ends = period && dayTexts(period.to, locale);
  const until = hasEnded ? words.endedOn : activeUntil;
  return {
    paid: {
      title: words.paid,
      text: ends ? <DualDate {...ends} main={until(ends.main)} /> : words.paidText[item.kind],
    },
    checking: { title: words.checking, text: words.checkingText },
    unpaid: { title: words.unpaid, text: words.unpaidText },
    stopped: { title: words.unpaid, text: words.stoppedText },
  } satisfies Record<PaymentPhase, object>;
}

interface ToPayProps {
  invoice: Invoice;
  /** Whoever has just paid should wait and not pay again. */
  isChecking?: boolean;
  /** Passed once polling has ended. */
  onCheckAgain?: () => void;
}

function ToPay({ invoice, isChecking = false, onCheckAgain }: ToPayProps): ReactElement {
  const words = useArea('billing');
  const { offer } = useMessages().plan;
  const { pay, isBusy, problem } = usePayment();
  return (
    <Stack gap="s">
      <PayProblem text={problem} />
      <Button isBusy={isBusy} onClick={() => pay({ invoiceId: invoice.id })} tone={isChecking ? 'quiet' : 'primary'}>
        {offer.pay(formatBirr(invoice.amount, useLocale()))}
      </Button>
      {onCheckAgain && (
        <Button onClick={onCheckAgain} tone="quiet">
          {words.payment.checkAgain}
        </Button>
      )}
    </Stack>
  );
}

/** The state of a payment, as far as it is known. */
export function PaymentOutcome({ invoice, now, phase, onCheckAgain, next }: PaymentOutcomeProps): ReactElement {
  const area = useArea('billing');
  const { payment: words } = area;
  const { tender } = useMessages();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const link = <Link href={paths.invoice(invoice.id)}>{invoice.number}</Link>;
  const [item, amount] = [itemText(invoice, locale, area), formatBirr(invoice.amount, locale)];
  const isPaidPlan = phase === 'paid' && invoice.item.kind === 'plan';
  const hasEnded = invoice.period !== null && invoice.period.to <= now;
  const actions = {
    paid: (
      <Stack gap="l">
        {isPaidPlan && !hasEnded && next}
        {invoice.item.kind === 'document' && (
          <Link href={paths.documentOrder(invoice.item.id)} look="button">
            {tender.document.download}
          </Link>
        )}
        <Stack align="center">
          <Link href={paths.tenders()}>{words.viewTenders}</Link>
        </Stack>
      </Stack>
    ),
    // Pressing again leads to the same checkout, which takes one payment.
    checking: <ToPay invoice={invoice} isChecking />,
    unpaid: <ToPay invoice={invoice} />,
    stopped: <ToPay invoice={invoice} onCheckAgain={onCheckAgain} />,
  } satisfies Record<PaymentPhase, ReactElement | null>;
  return (
    <PaymentStatus
      action={actions[phase]}
      // The next step has to fit on the first screen.
      facts={
        isPaidPlan
          ? []
          : [
              { label: words.number, value: link },
              { label: words.item, value: item },
              { label: words.amount, value: amount },
            ]
      }
      kind={kinds[phase]}
      note={
        phase === 'paid' && (
          <>
            {isPaidPlan && (
              <p>
                {item} · {link}
              </p>
            )}
            {!hasEnded && <ReceiptSent invoice={invoice} />}
          </>
        )
      }
      {...useWords(invoice, hasEnded)[phase]}
    />
  );
}
