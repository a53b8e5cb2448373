import type { Banner } from '@awaj/domain/entitlement';
import { SubscriptionBanner } from '@awaj/features/plans';
import { NoticeToPay, type TenderDetail } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import type { ReactElement } from 'react';
import { pathsIn } from '../../paths.ts';
import { PayButton } from './PayButton.tsx';

type Offer<Kind extends Banner['kind']> = Extract<Banner, { kind: Kind }>;

/** Paying for a trial begins with a plan, which the page of the subscription offers. */
function ChoosePlan(): ReactElement {
  const { pay } = useArea('tenderPage').banner;
  const paths = pathsIn(useLocale());
  return (
    <Link href={paths.page('/billing')} look="button">
      {pay}
    </Link>
  );
}

/** What somebody who has not paid is told above a tender, and the way to pay. */
export function MemberBanner({ banner }: { banner: Offer<'payment' | 'trial'> }): ReactElement {
  return (
    <OnlyOn medium="screen">
      <SubscriptionBanner action={banner.kind === 'trial' ? <ChoosePlan /> : <PayButton />} banner={banner} />
    </OnlyOn>
  );
}

interface NoticeForMemberProps {
  tender: TenderDetail;
  banner: Offer<'payment'>;
}

/** The public beginning, and the payment that it takes to read on. */
export function NoticeForMember({ tender, banner }: NoticeForMemberProps): ReactElement {
  return <NoticeToPay action={<PayButton />} amount={banner.amount} tender={tender} />;
}
