import { defaultPlanId, type PlanId } from '@awaj/domain/plan';
import { countdownParts, type DiscountOffer, leftInWords } from '@awaj/features/campaign';
import { failureText } from '@awaj/features/failure';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Countdown } from '@awaj/ui/Countdown';
import { FormError } from '@awaj/ui/FormError';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { useBfcacheRestore } from '../../shell/use-bfcache-restore.ts';
import { Contact } from '../reading/Contact.tsx';
import { DiscountedPlans, useAmount } from './DiscountedPlans.tsx';
import { isBeyondOneYear, isGone } from './expired-link.ts';
import { LinkGone } from './LinkGone.tsx';
import { useCheckout } from './use-checkout.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Calls back when the reader returns from another tab or from a page opened in this one. */
function useReturn(onReturn: () => void): void {
  const seen = useEffectEvent(() => document.visibilityState === 'visible' && onReturn());
  useEffect(() => {
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  useBfcacheRestore(onReturn);
}

/** The preselected plan: the default one, if it is offered. */
const preferredPlan = <Plan extends { id: PlanId }>(plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ id }) => id === defaultPlanId) ?? plans[0];

interface DiscountProps {
  discountId: string;
  offer: DiscountOffer;
}

function useProblem(error: Error | null): string | null {
  const { discount } = useArea('campaign');
  const { failure } = useMessages();
  if (error === null) return null;
  return isBeyondOneYear(error) ? discount.memberAlready : failureText(error, failure);
}

function Clock({ leftMs }: { leftMs: number }): ReactElement {
  const { discount } = useArea('campaign');
  return (
    <Countdown
      ended={discount.over}
      label={discount.leftLabel(leftInWords(leftMs, discount.spoken))}
      left={countdownParts(leftMs, discount.units)}
    />
  );
}

/** A discount for a limited time. Only the button uses the link. */
export function Discount({ discountId, offer }: DiscountProps): ReactElement {
  const { discount } = useArea('campaign');
  const { offer: planOffer } = useMessages().plan;
  const leftMs = useTimeLeft(offer.leftMs);
  const [chosenId, choose] = useState(preferredPlan(offer.plans)?.id);
  const { pay, isPending, isBusy, error, reset } = useCheckout(discountId);
  const { revalidate } = useRevalidator();
  const amount = useAmount();
  const problem = useProblem(error);
  useReturn(() => {
    if (isPending) return;
    reset();
    void revalidate();
  });
  const chosen = offer.plans.find(({ id }) => id === chosenId) ?? offer.plans[0];
  if (leftMs <= 0 || isGone(error) || !chosen) return <LinkGone kind="discount" />;
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} intro={discount.lead} title={discount.title}>
      <NeedsScript />
      <Stack gap="l">
        <Clock leftMs={leftMs} />
        <DiscountedPlans chosenId={chosen.id} onChoose={choose} plans={offer.plans} />
        <FormError errors={problem ? [{ text: problem }] : []} heading={discount.notOpened} />
        <Button isBusy={isBusy} onClick={() => pay(chosen.id)}>
          {planOffer.pay(amount(chosen.price))}
        </Button>
        <Text size="s" tone="muted">
          {discount.note}
        </Text>
      </Stack>
    </FormLayout>
  );
}
