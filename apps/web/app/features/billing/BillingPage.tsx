import { unpaidPlanInvoice } from '@awaj/features/billing';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useQueries } from '../../api.ts';
import { MemberData } from '../../MemberData.tsx';
import { NeedsScript } from '../../NeedsScript.tsx';
import { DueInvoice } from './DueInvoice.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="card" width="full" />
    <Skeleton height="card" width="full" />
  </Stack>
);

export function BillingPage(): ReactElement {
  const words = useArea('billing');
  const { isMember } = useSession();
  const query = useQuery({ ...useQueries().billing.overview(), enabled: isMember });
  return (
    <ListLayout>
      <Heading level={1}>{words.title}</Heading>
      <NeedsScript />
      <MemberData failedTitle={words.failed} query={query} skeleton={skeleton}>
        {(billing) => {
          const due = unpaidPlanInvoice(billing);
          return (
            <Stack gap="l">
              <SubscriptionCard planName={billing.planName} status={billing.status} />
              {due && <DueInvoice invoice={due} />}
              <InvoiceTable invoices={billing.invoices} />
              {!due && <PlanChoice isRenewal={billing.status === 'active'} />}
            </Stack>
          );
        }}
      </MemberData>
    </ListLayout>
  );
}
