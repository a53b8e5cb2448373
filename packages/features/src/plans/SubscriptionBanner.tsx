import type { Banner as BannerFacts } from '@awaj/domain/entitlement';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement, ReactNode } from 'react';
import { formatBirr } from '../money/money.ts';
import { planName } from '../plan-name/plan-name.ts';

export interface SubscriptionBannerProps {
  banner: BannerFacts;
  /** The way to pay. */
  action?: ReactNode;
}

/** What somebody who has not paid is told above a tender. */
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
