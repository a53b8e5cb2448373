import type { Banner } from '@awaj/domain/entitlement';
import { useOnDemand } from '@awaj/features/on-demand';
import { useSession } from '@awaj/features/session';
import { type TenderDetail, TenderNotice } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../paths.ts';
import { offer } from './offer.ts';

interface LockedNoticeProps {
  tender: TenderDetail;
  /** What the reader is offered: for a visitor nothing yet. */
  banner: Banner;
}

function WaysIn({ tender }: Pick<LockedNoticeProps, 'tender'>): ReactElement {
  const { locked } = useArea('tenderPage');
  const { isMember } = useSession();
  const paths = pathsIn(useLocale());
  return (
    <Stack direction="row" gap="s">
      <Link href={paths.page('/pricing')} look="button">
        {locked.plans}
      </Link>
      {!isMember && (
        <Link href={paths.login(paths.tender(tender.id))} look="quietButton">
          {locked.login}
        </Link>
      )}
    </Stack>
  );
}

/** The public beginning, and what it takes to read on: a plan for a visitor, a payment for a member. */
export function LockedNotice({ tender, banner }: LockedNoticeProps): ReactElement {
  const paying = useOnDemand(offer, banner.kind === 'payment');
  if (banner.kind === 'payment' && paying) return <paying.NoticeForMember banner={banner} tender={tender} />;
  return <TenderNotice offer={{ action: <WaysIn tender={tender} /> }} tender={tender} />;
}
