import { useArea } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Button } from '@awaj/ui/Button';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { ChatPayment } from './use-chat-payment.ts';

const PaymentNotice = lazy(async () => ({ default: (await import('./PaymentNotice.tsx')).PaymentNotice }));

function Checking({ payment }: PaymentStateProps): ReactElement {
  const { checking } = useArea('telegramTender');
  const { isOutside, pay } = payment;
  return (
    <Banner
      action={
        isOutside && (
          <Button onClick={pay} tone="quiet">
            {checking.openAgain}
          </Button>
        )
      }
      text={isOutside ? checking.outside : checking.text}
      title={checking.title}
      tone="info"
    />
  );
}

function Overdue({ payment }: PaymentStateProps): ReactElement {
  const { overdue } = useArea('telegramTender');
  const action = (
    <Button onClick={payment.lookAgain} tone="quiet">
      {overdue.lookAgain}
    </Button>
  );
  return <Banner action={action} text={overdue.text} title={overdue.title} tone="payment" />;
}

export interface PaymentStateProps {
  payment: ChatPayment;
  /** As long as nothing has been begun. */
  children?: ReactNode;
}

/** What became of a payment so far, and of an invoice that could not be opened. */
export function PaymentState({ payment, children }: PaymentStateProps): ReactElement {
  const { payFailed } = useArea('telegramTender');
  const { waiting, problem, notice } = payment;
  return (
    <>
      {problem !== null && <Banner text={problem} title={payFailed} tone="failure" />}
      {waiting === 'checking' && <Checking payment={payment} />}
      {waiting === 'overdue' && <Overdue payment={payment} />}
      {waiting === 'none' && children}
      {notice && (
        <Suspense>
          <PaymentNotice {...notice} />
        </Suspense>
      )}
    </>
  );
}
