import { useArea } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import { Button } from '@awaj/ui/Button';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { useHost } from '../../data/use-host.ts';
import type { ChatPayment } from './use-chat-payment.ts';

const PaymentNotice = lazy(async () => ({ default: (await import('./PaymentNotice.tsx')).PaymentNotice }));

function Problem({ text }: { text: string }): ReactElement {
  const { payFailed } = useArea('telegramTender');
  return <Banner text={text} title={payFailed} tone="failure" />;
}

/** Only a new launch gets a new signature. */
function LaunchOver({ text }: { text: string }): ReactElement {
  const { refused } = useArea('telegram');
  const { unpaid } = useArea('telegramTender');
  const host = useHost();
  const close = <Button onClick={() => host.close()}>{refused.close}</Button>;
  return <Banner action={close} text={`${text} ${unpaid}`} title={refused.title} tone="failure" />;
}

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
    <Button onClick={payment.checkAgain} tone="quiet">
      {overdue.checkAgain}
    </Button>
  );
  return <Banner action={action} text={overdue.text} title={overdue.title} tone="payment" />;
}

export interface PaymentStateProps {
  payment: ChatPayment;
  /** Shown before a payment has begun. */
  children?: ReactNode;
}

/** The state of a payment, or the reason why its invoice could not be opened. */
export function PaymentState({ payment, children }: PaymentStateProps): ReactElement {
  const { waiting, problem, isLaunchOver, notice } = payment;
  const hasMessage = problem !== null || waiting !== 'none';
  // The message is at the top of the page, and the button that causes it at the bottom.
  useEffect(() => {
    if (hasMessage) scrollTo(0, 0);
  }, [hasMessage]);
  return (
    <>
      {problem !== null && (isLaunchOver ? <LaunchOver text={problem} /> : <Problem text={problem} />)}
      {waiting === 'checking' && <Checking payment={payment} />}
      {waiting === 'overdue' && <Overdue payment={payment} />}
      {waiting === 'none' && !isLaunchOver && children}
      {notice && (
        <Suspense>
          <PaymentNotice {...notice} />
        </Suspense>
      )}
    </>
  );
}
