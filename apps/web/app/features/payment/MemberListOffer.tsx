import type { Banner } from '@awaj/domain/entitlement';
import { formatBirr } from '@awaj/features/money';
import { planName } from '@awaj/features/plans';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { OfferBanner } from '@awaj/ui/OfferBanner';
import type { ReactElement } from 'react';
import { PayButton } from './PayButton.tsx';

/** Above a list, for members without a subscription: what it shows and the button to pay. */
export function MemberListOffer({ banner }: { banner: Extract<Banner, { kind: 'payment' }> }): ReactElement {
  const { offer } = useMessages().plan;
  const locale = useLocale();
  const amount = formatBirr(banner.amount, locale);
  return (
    <OfferBanner
      action={<PayButton>{offer.pay(amount)}</PayButton>}
      text={planName(banner.planName, locale)}
      title={offer.title}
    />
  );
}
