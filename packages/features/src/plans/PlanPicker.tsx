import { findPlan, type PlanId, type PricedPlan } from '@awaj/domain/plan';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { type RadioCard, RadioCards } from '@awaj/ui/RadioCards';
import type { ReactElement } from 'react';
import { type PlanOffer, planOffers } from './plan-offer.ts';

export interface PlanPickerProps {
  /** Each with its current price. */
  plans: readonly PricedPlan[];
  value: PlanId;
  onChange: (id: PlanId) => void;
  /** Longer plans are not offered. */
  longest?: PlanId;
  /** Below a heading that says the same. */
  isLabelHidden?: boolean;
}

const monthsOf = (id: PlanId): number => findPlan(id)?.months ?? 0;

const toCard = ({ id, name, price, perMonth, saving }: PlanOffer): RadioCard => ({
  value: String(id),
  title: name,
  price,
  note: perMonth,
  ...(saving && { badge: <Badge tone="positive">{saving}</Badge> }),
});

/** The plans with price and saving. The longest, which is recommended, comes first. */
export function PlanPicker({ plans, value, onChange, longest, isLabelHidden }: PlanPickerProps): ReactElement {
  const { plan: words } = useMessages();
  const choose = (id: string) => {
    const plan = findPlan(Number(id));
    if (plan) onChange(plan.id);
  };
  return (
    <RadioCards
      hint={words.includesVat}
      isLabelHidden={isLabelHidden}
      label={words.label}
      name="plan"
      onChange={choose}
      options={planOffers(plans, useLocale(), words)
        .filter(({ id }) => longest === undefined || monthsOf(id) <= monthsOf(longest))
        .map(toCard)
        .toReversed()}
      value={String(value)}
    />
  );
}
