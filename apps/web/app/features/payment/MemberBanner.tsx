import type { Banner } from '@awaj/domain/entitlement';
import { formatBirr } from '@awaj/features/money';
import { SubscriptionBanner } from '@awaj/features/plans';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import type { ReactElement } from 'react';
import { ChoosePlan } from './ChoosePlan.tsx';
import { PayButton } from './PayButton.tsx';

/** The banner above a tender for a member who has not paid, with a link to pay. */
export function MemberBanner({ banner }: { banner: Banner }): ReactElement | null {
  const { offer } = useMessages().plan;
  const locale = useLocale();
  if (banner.kind === 'none') return null;
  const action =
    banner.kind === 'trial' ? <ChoosePlan /> : <PayButton>{offer.pay(formatBirr(banner.amount, locale))}</PayButton>;
  return (
    <OnlyOn medium="screen">
      <SubscriptionBanner action={action} banner={banner} />
    </OnlyOn>
  );
}
