import { calendarFile } from '@awaj/domain/calendar-file';
import type { Banner } from '@awaj/domain/entitlement';
import { SubscriptionBanner } from '@awaj/features/plans';
import { NoticeToPay, type Tender, type TenderDetail, TenderNotice, tenderMoments } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { calendarIcon } from '@awaj/ui/icons/calendar';
import { Link } from '@awaj/ui/Link';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import type { ReactElement } from 'react';
import { pathsIn } from '../../paths.ts';
import { saveFile } from '../../save-file.ts';
import { siteAddress } from '../../seo.ts';
import { PayButton } from './PayButton.tsx';
import { PlansLink } from './PlansLink.tsx';

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
export function MemberBanner({ banner }: { banner: Banner }): ReactElement | null {
  if (banner.kind === 'none') return null;
  return (
    <OnlyOn medium="screen">
      <SubscriptionBanner action={banner.kind === 'trial' ? <ChoosePlan /> : <PayButton />} banner={banner} />
    </OnlyOn>
  );
}

interface MemberNoticeProps {
  tender: TenderDetail;
  banner: Banner;
}

/** The text of the notice, or its public beginning and the payment that it takes to read on. */
export function MemberNotice({ tender, banner }: MemberNoticeProps): ReactElement {
  if (tender.notice.kind === 'locked' && banner.kind === 'payment')
    return <NoticeToPay action={<PayButton />} amount={banner.amount} tender={tender} />;
  return <TenderNotice offer={{ action: <PlansLink /> }} tender={tender} />;
}

/** Nothing where the reader may not see the dates, or the newspaper only describes them. */
export function CalendarButton({ tender }: { tender: Tender }): ReactElement | null {
  const { calendar } = useArea('tenderPage');
  const url = siteAddress(pathsIn(useLocale()).tender(tender.id));
  const moments = tenderMoments(tender, { url, words: calendar });
  if (moments.length === 0) return null;
  const add = () =>
    saveFile(new File([calendarFile(moments, new Date())], `awaj-${tender.id}.ics`, { type: 'text/calendar' }));
  return (
    <Button onClick={add} tone="quiet">
      <Icon drawing={calendarIcon} />
      {calendar.add}
    </Button>
  );
}
