import { usePaymentCheck } from '@awaj/features/billing';
import { isNotFound } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { paymentOrigins } from '../../config/config.ts';
import { useAccountQueries } from '../../data/account-api.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NotFoundPage } from '../../shell/FailurePage.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { Contact } from '../reading/Contact.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

/**
 * Whether the reader comes from the provider's page. The browser keeps the referrer for the whole visit, so links
 * within our site must not count.
 */
function useCameFromPaying(): boolean {
  const isOpened = useNavigationType() === 'POP';
  const referrer = import.meta.env.SSR ? '' : document.referrer;
  return isOpened && URL.canParse(referrer) && paymentOrigins.includes(new URL(referrer).origin);
}

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
  const invoice = useAccountQueries().billing.invoice(id);
  const { query, phase, checkAgain } = usePaymentCheck(
    { ...invoice, enabled: isMember },
    { hasPaid: useCameFromPaying() },
  );
  useFreshAfterPayment(phase === 'paid', hashKey(invoice.queryKey));
  if (isNotFound(query.error)) return <NotFoundPage />;
  return (
    <FormLayout brand={<BrandLink />} foot={query.data && query.data.status !== 'paid' && <Contact />} width="wide">
      <NeedsScript />
      <MemberData
        failure={{ title: words.failed, level: 1 }}
        query={query}
        skeleton={<Skeleton height="box" width="full" />}
      >
        {(invoice) => (
          <PaymentOutcome invoice={invoice} next={next} now={now} onCheckAgain={checkAgain} phase={phase} />
        )}
      </MemberData>
    </FormLayout>
  );
}
