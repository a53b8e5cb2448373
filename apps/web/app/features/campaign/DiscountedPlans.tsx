import type { Santim } from '@awaj/domain/money';
import { findPlan, type PlanId } from '@awaj/domain/plan';
import type { DiscountedPlan } from '@awaj/features/campaign';
import { formatBirr } from '@awaj/features/money';
import { planName } from '@awaj/features/plans';
import { useArea, useLocale } from '@awaj/i18n/react';
import { PlanCard, PlanCards } from '@awaj/ui/PlanCard';
import type { ReactElement } from 'react';

export function useAmount(): (amount: Santim) => string {
  const locale = useLocale();
  return (amount) => formatBirr(amount, locale);
}

interface DiscountedPlansProps {
  plans: readonly DiscountedPlan[];
  chosenId: PlanId;
  onChoose: (id: PlanId) => void;
}

export function DiscountedPlans({ plans, chosenId, onChoose }: DiscountedPlansProps): ReactElement {
  const { discount: words } = useArea('campaign');
  const locale = useLocale();
  const amount = useAmount();
  const choose = (value: string) => {
    const plan = findPlan(Number(value));
    if (plan) onChoose(plan.id);
  };
  return (
    <PlanCards legend={words.plans}>
      {plans.map(({ id, name, price, usualPrice, discount }) => (
        <PlanCard
          choice={{ kind: 'radio', group: 'plan', value: String(id), onChoose: choose }}
          isChosen={id === chosenId}
          key={id}
          name={planName(name, locale)}
          price={amount(price)}
          {...(discount > 0 && {
            note: words.saved(amount(discount)),
            oldPrice: { label: words.before, amount: amount(usualPrice) },
          })}
        />
      ))}
    </PlanCards>
  );
}
