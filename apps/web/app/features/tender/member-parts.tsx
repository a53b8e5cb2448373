import type { Banner } from '@awaj/domain/entitlement';
import { fromPageQuery } from '@awaj/domain/search-filters';
import { formatBirr } from '@awaj/features/money';
import { planName } from '@awaj/features/plans';
import {
  createRequirementMutations,
  OfferToPay,
  RequirementChecklist,
  showTicked,
  type TenderDetail,
  TenderNotice,
  TenderOffer,
  tenderMoments,
} from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { IconButton } from '@awaj/ui/IconButton';
import { calendarIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { useApiClient } from '../../data/api.ts';
import { siteAddress } from '../../seo/page-meta.ts';
import { saveCalendar } from '../../shell/save-file.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';
import { PayButton } from '../payment/PayButton.tsx';

export { MemberBanner } from '../payment/MemberBanner.tsx';

/** The text of the notice, or its public beginning. */
export function MemberNotice({ tender }: { tender: TenderDetail }): ReactElement {
  const [query] = useSearchParams();
  return <TenderNotice searched={fromPageQuery(query).title} tender={tender} />;
}

/** The offer for a member who cannot read everything: a payment that is due, or a plan. */
export function MemberOffer({ banner }: { banner: Banner }): ReactElement {
  const { locked } = useArea('tenderPage');
  const { offer } = useMessages().plan;
  const locale = useLocale();
  if (banner.kind === 'payment') {
    const pay = <PayButton>{offer.pay(formatBirr(banner.amount, locale))}</PayButton>;
    return <OfferToPay action={pay} amount={banner.amount} planName={planName(banner.planName, locale)} />;
  }
  const plans = (
    <Link href={pathsIn(locale).billing()} look="button">
      {locked.subscribe}
    </Link>
  );
  return <TenderOffer action={plans} />;
}

/** The notice's requirements with the member's ticks. */
export function MemberChecklist({ tender }: { tender: TenderDetail }): ReactElement {
  const client = useQueryClient();
  const { requirements } = useArea('tenderPage');
  const showFailure = useFailureToast();
  const mutation = createRequirementMutations(useApiClient()).tick({
    show: (ticking) => showTicked(client, ticking),
    showFailure: (error) => showFailure(error, { about: `checklist ${tender.id}`, text: requirements.failed }),
  });
  return <RequirementChecklist mutation={mutation} tender={tender} />;
}

/**
 * Adds the moments that are still to come. Nothing if there are none, if the reader may not see dates, if there are only
 * words, or if the tender is cancelled.
 */
export function CalendarButton({ tender, now }: { tender: TenderDetail; now: Date }): ReactElement | null {
  const { calendar } = useArea('tenderPage');
  const url = siteAddress(pathsIn(useLocale()).tender(tender.id));
  const moments = tenderMoments(tender, { url, words: calendar }).filter(({ at }) => at > now);
  if (moments.length === 0 || tender.cancellation) return null;
  const add = () => saveCalendar(`awaj-${tender.id}.ics`, moments);
  return <IconButton icon={calendarIcon} label={calendar.add} look="bordered" onClick={add} />;
}
