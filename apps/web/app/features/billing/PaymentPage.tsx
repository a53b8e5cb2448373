import { isNotFound } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useAccountQueries } from '../../data/account-api.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NotFoundPage } from '../../shell/FailurePage.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { Contact } from '../reading/Contact.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

interface PaymentPageProps {
  id: number;
  now: Date;
  /** The next step after paying for a plan. */
  next: ReactNode;
}

/** Reloads everything except the invoice, because a payment changes what was loaded before. */
function useFreshAfterPayment(isPaid: boolean, invoiceHash: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== invoiceHash });
  }, [isPaid, invoiceHash, client]);
}

export function PaymentPage({ id, now, next }: PaymentPageProps): ReactElement {
  const { payment: words } = useArea('billing');
  const { isMember } = useSession();
  const [since, setSince] = useState(now);
  // Uses the browser's clock, because the server's may differ.
  useEffect(() => setSince(new Date()), []);
  const payment = useAccountQueries().billing.payment(id, since);
  const query = useQuery({ ...payment, enabled: isMember });
  useFreshAfterPayment(query.data?.status === 'paid', hashKey(payment.queryKey));
  if (isNotFound(query.error)) return <NotFoundPage />;
  const checkAgain = () => {
    setSince(new Date());
    void query.refetch();
  };
  return (
    <FormLayout brand={<BrandLink />} foot={query.data && query.data.status !== 'paid' && <Contact />} width="wide">
      <NeedsScript />
      <MemberData
        failure={{ title: words.failed, level: 1 }}
        query={query}
        skeleton={<Skeleton height="box" width="full" />}
      >
        {(invoice) => (
          <PaymentOutcome invoice={invoice} next={next} now={now} onCheckAgain={checkAgain} since={since} />
        )}
      </MemberData>
    </FormLayout>
  );
}
