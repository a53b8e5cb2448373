import type { PlanId } from '@awaj/domain/plan';
import { formatBirr } from '@awaj/features/money';
import { planName, VatBreakdown } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { usePlans } from '../../data/plans.ts';
import { PricedPlanPicker } from '../payment/PricedPlanPicker.tsx';
import { usePayment } from '../payment/use-payment.ts';
import { PayProblem } from './PayProblem.tsx';

interface PlanChoiceProps {
  /** The longest plan that can be bought, selected by default. */
  offered: PlanId;
  isRenewal: boolean;
}

/** A choice of plans for a new subscription or a renewal. */
export function PlanChoice({ offered, isRenewal }: PlanChoiceProps): ReactElement {
  const words = useArea('billing');
  const { offer } = useMessages().plan;
  const locale = useLocale();
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const planId = chosen ?? offered;
  const { pay, isBusy, problem } = usePayment();
  const plan = usePlans().data?.find(({ id }) => id === planId);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) pay({ planId });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2}>{isRenewal ? words.choose.next : words.choose.first}</Heading>
          {isRenewal && <Text tone="muted">{words.chooseHint}</Text>}
        </Stack>
        <PricedPlanPicker isLabelHidden longest={offered} onChange={setChosen} value={planId} />
        {plan && <VatBreakdown amount={plan.price} item={planName(plan.name, locale)} />}
        <PayProblem text={problem} />
        <Stack align="start">
          {plan && (
            <Button isBusy={isBusy} isWideOnPhone type="submit">
              {(isRenewal ? words.renew : offer.pay)(formatBirr(plan.price, locale))}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
