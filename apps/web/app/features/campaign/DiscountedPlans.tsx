import type { Santim } from '@awaj/domain/money';
import { findPlan, monthlyPriceOf, type PlanId } from '@awaj/domain/plan';
import type { DiscountedPlan } from '@awaj/features/campaign';
import { formatBirr } from '@awaj/features/money';
import { planName } from '@awaj/features/plans';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
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
  const { plan } = useMessages();
  const locale = useLocale();
  const amount = useAmount();
  const choose = (value: string) => {
    const plan = findPlan(Number(value));
    if (plan) onChoose(plan.id);
  };
  return (
    <PlanCards legend={words.plans}>
      {plans.map(({ id, months, name, price, usualPrice, discount }) => (
        <PlanCard
          choice={{ kind: 'radio', group: 'plan', value: String(id), onChoose: choose }}
          isChosen={id === chosenId}
          key={id}
          name={planName(name, locale)}
          perMonth={plan.perMonth(amount(monthlyPriceOf({ price, months })))}
          price={amount(price)}
          {...(discount > 0 && {
            saving: words.saved(amount(discount)),
            oldPrice: { label: words.before, amount: amount(usualPrice) },
          })}
        />
      ))}
    </PlanCards>
  );
}
