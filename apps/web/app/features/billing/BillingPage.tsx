import { longestFitting } from '@awaj/domain/subscription';
import type { UserInfo } from '@awaj/features/account';
import { type Billing, unpaidPlanInvoice } from '@awaj/features/billing';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useAccountQueries } from '../../data/account-api.ts';
import { usePlans } from '../../data/plans.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
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

interface SubscriptionProps {
  billing: Billing;
  /** Undefined where it did not load; the subscription is shown without it. */
  info: UserInfo | undefined;
  now: Date;
}

interface NextPlanProps {
  isRenewal: boolean;
  daysLeft: number | null;
  now: Date;
}

/** Plans to choose from, or why there are none: nothing is offered that a checkout would refuse. */
function NextPlan({ isRenewal, daysLeft, now }: NextPlanProps): ReactElement {
  const { choose, tooEarly } = useArea('billing');
  const offered = longestFitting(isRenewal ? daysLeft : null, now);
  if (offered !== null) return <PlanChoice isRenewal={isRenewal} offered={offered} />;
  return (
    <Stack gap="xxs">
      <Heading level={2}>{choose.next}</Heading>
      <Text tone="muted">{tooEarly}</Text>
    </Stack>
  );
}

function Subscription({ billing, info, now }: SubscriptionProps): ReactElement {
  const { planName, status, invoices } = billing;
  const isTrial = info?.trial != null;
  const daysLeft = info?.daysLeft ?? null;
  const isPaid = status === 'active' && !isTrial;
  const due = unpaidPlanInvoice(billing);
  const next = due ? <DueInvoice invoice={due} /> : <NextPlan daysLeft={daysLeft} isRenewal={isPaid} now={now} />;
  // What is wanted of somebody without a subscription comes before what was.
  const isWanted = due !== null || !isPaid;
  return (
    <Stack gap="l">
      <SubscriptionCard daysLeft={daysLeft} isTrial={isTrial} planName={planName} status={status} />
      {isWanted && next}
      <InvoiceTable invoices={invoices} />
      {!isWanted && next}
    </Stack>
  );
}

export function BillingPage({ now }: { now: Date }): ReactElement {
  const words = useArea('billing');
  const { isMember } = useSession();
  const query = useQuery({ ...useAccountQueries().billing.overview(), enabled: isMember });
  const account = useUserInfoQuery();
  const plans = usePlans();
  return (
    <ListLayout>
      <Heading level={1}>{words.title}</Heading>
      <NeedsScript />
      <MemberData
        failure={{ title: words.failed }}
        // Only the account tells a trial from what was paid for: shown before, the page would change under the reader. So it
        // would without the prices.
        isPending={account.isPending || plans.isPending}
        query={query}
        skeleton={skeleton}
      >
        {(billing) => <Subscription billing={billing} info={account.data} now={now} />}
      </MemberData>
    </ListLayout>
  );
}
