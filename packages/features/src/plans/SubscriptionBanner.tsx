import type { Banner as BannerFacts } from '@awaj/domain/entitlement';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement, ReactNode } from 'react';
import { formatBirr } from '../money/money.ts';
import { planName } from '../plan-name/plan-name.ts';

export interface SubscriptionBannerProps {
  banner: BannerFacts;
  /** The link to pay. */
  action?: ReactNode;
}

/** The banner above a tender for a member who has not paid. */
export function SubscriptionBanner({ banner, action }: SubscriptionBannerProps): ReactElement | null {
  const { payment, trial } = useMessages().plan.banner;
  const locale = useLocale();
  if (banner.kind === 'none') return null;
  if (banner.kind === 'trial')
    return (
      <Banner action={action} text={trial.text(banner.lengthDays, banner.daysLeft)} title={trial.title} tone="trial" />
    );
  const text = payment.text(planName(banner.planName, locale), formatBirr(banner.amount, locale));
  return <Banner action={action} text={text} title={payment.title} tone="payment" />;
}
