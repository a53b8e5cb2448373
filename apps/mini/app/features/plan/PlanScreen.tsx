import { plans as allPlans, type PlanId } from '@awaj/domain/plan';
import { isRenewalDue, longestFitting, renewableFrom } from '@awaj/domain/subscription';
import { hasSubscription, type UserInfo } from '@awaj/features/account';
import { createBillingQueries, SubscriptionCard } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { PlanPicker, plansQuery } from '@awaj/features/plans';
import { QueryFailure } from '@awaj/features/query-failure';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useApi, useHost } from '../../data/use-host.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';
import { AfterPaying } from '../payment/AfterPaying.tsx';
import { PayButton } from '../payment/PayButton.tsx';
import { PaymentState } from '../payment/PaymentState.tsx';
import { useChatPayment } from '../payment/use-chat-payment.ts';
import { InvoiceList } from './InvoiceList.tsx';

const linesWhileLoading = 4;

interface PlanChoiceProps {
  /** The longest plan that can be bought. */
  longest: PlanId;
  /** Selected by default. */
  proposed: PlanId;
  isRenewal: boolean;
}

/** A choice of plans for a new subscription or a renewal, and Telegram's button to pay. */
function PlanChoice({ longest, proposed, isRenewal }: PlanChoiceProps): ReactElement {
  const { choose } = useArea('billing');
  const { haptic } = useHost();
  const refusedText = useRefusedText();
  const query = useQuery(plansQuery(useApi().client, useLocale()));
  const [chosen, setChosen] = useState(proposed);
  const payment = useChatPayment(chosen);
  const plan = query.data?.find(({ id }) => id === chosen);
  const change = (id: PlanId) => {
    haptic('chosen');
    setChosen(id);
  };
  if (query.isError && !query.data) return <QueryFailure query={query} refusedText={refusedText} />;
  return (
    <Stack as="section" gap="m">
      <PaymentState payment={payment} />
      <Heading level={2} size="m">
        {isRenewal ? choose.next : choose.first}
      </Heading>
      <Loading isLoading={!query.data} skeleton={<SkeletonText lines={linesWhileLoading} />}>
        {query.data && (
          <PlanPicker isLabelHidden longest={longest} onChange={change} plans={query.data} value={chosen} />
        )}
      </Loading>
      {plan && <PayButton amount={plan.price} payment={payment} />}
    </Stack>
  );
}

interface NextPlanProps {
  info: UserInfo;
  paidUntil: Date | null;
  now: Date;
}

/** The plans that can be bought now, or when they can be. A renewal is not offered long before the end. */
function NextPlan({ info, paidUntil, now }: NextPlanProps): ReactElement | null {
  const words = useArea('billing');
  const locale = useLocale();
  const isRenewal = hasSubscription(info);
  // Mounted only when opened, because it sets Telegram's main button.
  const [isEarly, setEarly] = useState(false);
  const longest = longestFitting(paidUntil, now);
  const due = allPlans.find(({ name }) => name === info.offer?.planName)?.id;
  if (longest === null)
    return paidUntil && <Text tone="muted">{words.tooEarly(dayTexts(renewableFrom(paidUntil), locale).main)}</Text>;
  const plans = (
    <PlanChoice isRenewal={isRenewal} longest={longest} proposed={isRenewal ? longest : (due ?? longest)} />
  );
  if (paidUntil === null || isRenewalDue(paidUntil, now)) return plans;
  if (isEarly) return plans;
  return (
    <Stack align="start">
      <Button onClick={() => setEarly(true)} tone="text">
        {words.early.more}
      </Button>
    </Stack>
  );
}

/** The subscription, the plans that can be bought, and the invoices. */
export function PlanScreen({ info, now }: { info: UserInfo; now: Date }): ReactElement {
  const words = useArea('billing');
  const refusedText = useRefusedText();
  const billing = useQuery(createBillingQueries(useApi().client).overview());
  const isTrial = info.trial !== null;
  if (billing.isError && !billing.data)
    return (
      <PageLayout>
        <QueryFailure query={billing} refusedText={refusedText} title={words.failed} />
      </PageLayout>
    );
  const { data } = billing;
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {words.title}
      </Heading>
      <Loading isLoading={!data} skeleton={<SkeletonText lines={linesWhileLoading} />}>
        {data && (
          <Stack gap="l">
            <SubscriptionCard
              activeUntil={data.activeUntil}
              isTrial={isTrial}
              now={now}
              planName={data.planName}
              status={data.status}
            />
            <AfterPaying />
            <NextPlan info={info} now={now} paidUntil={isTrial ? null : data.activeUntil} />
            <InvoiceList invoices={data.invoices} />
          </Stack>
        )}
      </Loading>
    </PageLayout>
  );
}
