import { createRegistrationQueries, type Receipt } from '@awaj/features/registration';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Loading } from '@awaj/ui/Loading';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Tabs } from '@awaj/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { useApiClient } from '../../data/api.ts';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { BankTransfer, type BankTransferProps } from './BankTransfer.tsx';
import { OnlinePayment } from './OnlinePayment.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

export interface PaymentStepProps {
  /** Null until it was read from this tab. */
  receipt: Receipt | null;
  /** Called when it is already paid. */
  onPaid: () => void;
}

/** The server's invoice: it may be paid meanwhile, in another tab, or belong to another account. */
function useInvoice(receipt: Receipt | null, onPaid: () => void): number | undefined {
  const navigate = useNavigate();
  const paths = pathsIn(useLocale());
  const number = receipt?.invoiceNumber;
  const { data } = useQuery({
    ...createRegistrationQueries(useApiClient()).invoice(number ?? ''),
    enabled: useSession().isMember && number !== undefined,
  });
  const isOver = data === null || data?.status === 'paid';
  const target = data ? paths.payment(data.id) : paths.tenders();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known to be over
  useEffect(() => {
    if (!isOver) return;
    onPaid();
    void navigate(target, { replace: true });
  }, [isOver]);
  return data?.id;
}

type WaysToPayProps = BankTransferProps & { invoiceId: number | undefined };

function WaysToPay({ invoiceId, ...transfer }: WaysToPayProps): ReactElement {
  const { payment } = useArea('auth');
  const [way, setWay] = useState('online');
  return (
    <Tabs
      current={way}
      entries={[
        {
          id: 'online',
          label: payment.online,
          panel: <OnlinePayment invoiceId={invoiceId} receipt={transfer.receipt} />,
        },
        { id: 'bank', label: payment.bank, panel: <BankTransfer {...transfer} /> },
      ]}
      label={payment.ways}
      onChange={setWay}
    />
  );
}

/** The last step, for a new member. */
export function PaymentStep({ receipt, onPaid }: PaymentStepProps): ReactElement {
  const { payment } = useArea('auth');
  const paths = pathsIn(useLocale());
  const invoiceId = useInvoice(receipt, onPaid);
  const [isSent, setSent] = useState(false);
  return (
    <RegistrationFrame
      foot={receipt && !isSent && <Link href={paths.tenders()}>{payment.later}</Link>}
      intro={receipt && payment.intro}
      step={3}
    >
      <NeedsScript />
      <Loading isLoading={receipt === null} skeleton={<Skeleton height="box" />}>
        {receipt && <WaysToPay invoiceId={invoiceId} isSent={isSent} onSent={() => setSent(true)} receipt={receipt} />}
      </Loading>
    </RegistrationFrame>
  );
}
