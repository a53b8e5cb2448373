import type { Banner } from '@awaj/domain/entitlement';
import { formatBirr } from '@awaj/features/money';
import { planName } from '@awaj/features/plans';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { OfferBanner } from '@awaj/ui/OfferBanner';
import type { ReactElement } from 'react';
import { ChoosePlan } from './ChoosePlan.tsx';
import { PayButton } from './PayButton.tsx';

/** Above a list, for members who have not paid: what a subscription shows, or the rest of their trial, and how to pay. */
export function MemberListOffer({ banner }: { banner: Exclude<Banner, { kind: 'none' }> }): ReactElement {
  const {
    offer,
    banner: { trial },
  } = useMessages().plan;
  const locale = useLocale();
  if (banner.kind === 'trial')
    return (
      <OfferBanner action={<ChoosePlan />} text={trial.text(banner.lengthDays, banner.daysLeft)} title={trial.title} />
    );
  const amount = formatBirr(banner.amount, locale);
  return (
    <OfferBanner
      action={<PayButton>{offer.pay(amount)}</PayButton>}
      text={planName(banner.planName, locale)}
      title={offer.title}
    />
  );
}
