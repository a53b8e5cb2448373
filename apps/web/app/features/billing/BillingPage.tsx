import { defaultPlanId } from '@awaj/domain/plan';
import { isRenewalDue, longestFitting, renewableFrom } from '@awaj/domain/subscription';
import type { UserInfo } from '@awaj/features/account';
import { type Billing, SubscriptionCard, unpaidPlanInvoice } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Disclosure } from '@awaj/ui/Disclosure';
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

const skeleton = (
  <Stack gap="m">
    <Skeleton height="toggle" width="full" />
    <Skeleton height="card" width="full" />
    <Skeleton height="card" width="full" />
  </Stack>
);

interface SubscriptionProps {
  billing: Billing;
  /** Undefined if it did not load; the subscription is shown without it. */
  info: UserInfo | undefined;
  now: Date;
}

interface NextPlanProps {
  /** Until when it is paid; null for a first subscription. */
  paidUntil: Date | null;
  now: Date;
}

/** The plans that can be bought, or from when: nothing is offered that a checkout would refuse. */
function NextPlan({ paidUntil, now }: NextPlanProps): ReactElement {
  const { choose, early, tooEarly } = useArea('billing');
  const locale = useLocale();
  const offered = longestFitting(paidUntil, now);
  if (paidUntil === null) return <PlanChoice isRenewal={false} offered={offered ?? defaultPlanId} />;
  if (offered === null)
    return (
      <Stack gap="xxs">
        <Heading level={2}>{choose.next}</Heading>
        <Text tone="muted">{tooEarly(dayTexts(renewableFrom(paidUntil), locale).main)}</Text>
      </Stack>
    );
  const plans = <PlanChoice isRenewal offered={offered} />;
  return isRenewalDue(paidUntil, now) ? plans : <Disclosure labels={early}>{plans}</Disclosure>;
}

function Subscription({ billing, info, now }: SubscriptionProps): ReactElement {
  const { planName, status, invoices, activeUntil } = billing;
  const isTrial = info?.trial != null;
  const paidUntil = isTrial ? null : activeUntil;
  const due = unpaidPlanInvoice(billing);
  const next = due ? <DueInvoice invoice={due} /> : <NextPlan now={now} paidUntil={paidUntil} />;
  // Open tasks come before history.
  const isWanted = due !== null || paidUntil === null || isRenewalDue(paidUntil, now);
  return (
    <Stack gap="l">
      <SubscriptionCard activeUntil={activeUntil} isTrial={isTrial} now={now} planName={planName} status={status} />
      {isWanted && next}
      <InvoiceTable due={due} invoices={invoices} />
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
        // Only the account tells a trial from a paid subscription. Shown before it or the prices have loaded, the page
        // would change.
        isPending={account.isPending || plans.isPending}
        query={query}
        skeleton={skeleton}
      >
        {(billing) => <Subscription billing={billing} info={account.data} now={now} />}
      </MemberData>
    </ListLayout>
  );
}
