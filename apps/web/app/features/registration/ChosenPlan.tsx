import { chosenPlan, type PlanId } from '@awaj/domain/plan';
import { planOffers } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Card } from '@awaj/ui/Card';
import { Disclosure } from '@awaj/ui/Disclosure';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { type LoadedPlans, usePlans } from '../../data/plans.ts';
import { PricedPlanPicker } from '../payment/PricedPlanPicker.tsx';

interface ChosenPlanProps {
  planId: PlanId | undefined;
  plans: LoadedPlans;
  onPlan: (id: PlanId) => void;
}

/** The chosen plan and a link to change it. Nothing while prices are unknown, because the next step shows them. */
export function ChosenPlan({ planId, plans, onPlan }: ChosenPlanProps): ReactElement | null {
  const { signup } = useArea('auth');
  const { plan: words } = useMessages();
  const locale = useLocale();
  const { data = [] } = usePlans(plans);
  const { id } = chosenPlan(planId ?? null);
  const offer = planOffers(data, locale, words).find((each) => each.id === id);
  if (!offer) return null;
  return (
    <Card as="section" padding="s">
      <Disclosure
        labels={{ more: signup.plan.change, less: signup.plan.keep }}
        lead={
          <>
            <Text as="span" size="s" tone="muted">
              {signup.plan.chosen}
            </Text>
            <br />
            <Text as="strong" figures="tabular" weight="strong">
              {offer.name} · {offer.price}
            </Text>
            <br />
            <Text as="span" figures="tabular" size="s" tone="muted">
              {offer.perMonth}
            </Text>
          </>
        }
      >
        <PricedPlanPicker isLabelHidden loaded={plans} onChange={onPlan} value={id} />
      </Disclosure>
    </Card>
  );
}
