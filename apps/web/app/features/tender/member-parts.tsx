import { calendarFile } from '@awaj/domain/calendar-file';
import type { Banner } from '@awaj/domain/entitlement';
import { fromPageQuery } from '@awaj/domain/search-filters';
import { NoticeToPay, type TenderDetail, TenderNotice, tenderMoments } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { calendarIcon } from '@awaj/ui/icons';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { siteAddress } from '../../seo/page-meta.ts';
import { saveFile } from '../../shell/save-file.ts';
import { PayButton } from '../payment/PayButton.tsx';
import { PlansLink } from './PlansLink.tsx';

export { MemberBanner } from '../payment/MemberBanner.tsx';

interface MemberNoticeProps {
  tender: TenderDetail;
  banner: Banner;
}

/** The text of the notice, or its public beginning and the payment that it takes to read on. */
export function MemberNotice({ tender, banner }: MemberNoticeProps): ReactElement {
  const [query] = useSearchParams();
  if (tender.notice.kind === 'locked' && banner.kind === 'payment')
    return <NoticeToPay action={<PayButton />} amount={banner.amount} tender={tender} />;
  const { title: searched } = fromPageQuery(query);
  return <TenderNotice offer={{ action: <PlansLink /> }} searched={searched} tender={tender} />;
}

/** Nothing where the reader may not see the dates, the newspaper only describes them, or all is cancelled. */
export function CalendarButton({ tender }: { tender: TenderDetail }): ReactElement | null {
  const { calendar } = useArea('tenderPage');
  const url = siteAddress(pathsIn(useLocale()).tender(tender.id));
  const moments = tenderMoments(tender, { url, words: calendar });
  if (moments.length === 0 || tender.cancellation) return null;
  const add = () =>
    saveFile(new File([calendarFile(moments, new Date())], `awaj-${tender.id}.ics`, { type: 'text/calendar' }));
  return (
    <Button onClick={add} tone="quiet">
      <Icon drawing={calendarIcon} />
      {calendar.add}
    </Button>
  );
}
