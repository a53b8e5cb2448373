import { defaultPlanId, findPlan, type PlanId } from '@awaj/domain/plan';
import { PlanPicker, planName, VatBreakdown } from '@awaj/features/plans';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { PayProblem } from './PayProblem.tsx';
import { usePayment } from './use-payment.ts';

/** A plan to begin with, or to go on with. */
export function PlanChoice({ isRenewal }: { isRenewal: boolean }): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  const [planId, setPlanId] = useState<PlanId>(defaultPlanId);
  const { pay, isBusy, problem } = usePayment();
  const plan = findPlan(planId);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) pay({ planId });
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2}>{isRenewal ? words.choose.next : words.choose.first}</Heading>
          <Text tone="muted">{words.chooseHint}</Text>
        </Stack>
        <PlanPicker onChange={setPlanId} value={planId} />
        {plan && <VatBreakdown amount={plan.price} item={planName(plan.name, locale)} />}
        <PayProblem text={problem} />
        <Stack align="start">
          <Button isBusy={isBusy} type="submit">
            {words.continue}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
