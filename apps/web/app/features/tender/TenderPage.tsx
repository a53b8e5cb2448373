import { dayTexts } from '@awaj/features/day-texts';
import { QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { extensionOf, TenderFacts, TenderHeader, TenderNotice, TenderTimeline } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { BesideEachOther } from '@awaj/ui/BesideEachOther';
import { FactList } from '@awaj/ui/FactList';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { Logo } from '@awaj/ui/Logo';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { useQueries } from '../../data/api.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { siteAddress } from '../../seo/page-meta.ts';
import { SaveTender } from '../saving/SaveTender.tsx';
import { TenderActions } from './TenderActions.tsx';
import { TenderFoot } from './TenderFoot.tsx';
import type { TenderView } from './use-tender-view.ts';
import { VisitorOffer } from './VisitorOffer.tsx';

export interface TenderPageProps {
  view: TenderView;
  now: Date;
  /** The prices for visitors. */
  plans: LoadedPlans;
  /** Beside its list. */
  isPart?: boolean;
}

const linesOfNotice = 8;

function Notice({ tender, forMember }: Pick<TenderView, 'tender' | 'forMember'>): ReactElement {
  const { notice } = useArea('tenderPage');
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {notice}
      </Heading>
      {forMember ? <forMember.MemberNotice tender={tender} /> : <TenderNotice tender={tender} />}
    </Stack>
  );
}

/** Each paper that printed it, with the day. */
function Printings({ tender: { schedule } }: Pick<TenderView, 'tender'>): ReactElement | null {
  const { printings } = useArea('tenderPage');
  const locale = useLocale();
  if (schedule.kind === 'locked' || schedule.publications.length === 0) return null;
  const facts = schedule.publications.map(({ source, publishedOn }) => ({
    id: `${source} ${publishedOn}`,
    label: source,
    value: dayTexts(new Date(publishedOn), locale).main,
  }));
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {printings}
      </Heading>
      <FactList facts={facts} look="lines" />
    </Stack>
  );
}

/** The brand and the address of the page, printed on paper. */
function Letterhead({ tender }: Pick<TenderView, 'tender'>): ReactElement {
  const { brand } = useMessages().frame;
  const { printedFrom } = useArea('tenderPage');
  return (
    <OnlyOn medium="paper">
      <Stack align="between" direction="row" gap="m">
        <Logo name={brand} />
        <Text size="s">
          {printedFrom} {siteAddress(pathsIn(useLocale()).tender(tender.id))}
        </Text>
      </Stack>
    </OnlyOn>
  );
}

/** Everything below the facts. A locked tender's history stands behind what can be read. */
function TenderBody({
  view,
  now,
  history,
}: Pick<TenderPageProps, 'view' | 'now'> & { history: ReactNode }): ReactElement {
  const { tender, banner, forMember, failed } = view;
  const isLocked = tender.schedule.kind === 'locked';
  const isToPay = isLocked && banner.kind === 'payment';
  return (
    <Stack gap="xl">
      {forMember && !isToPay && <forMember.MemberBanner banner={banner} />}
      {!isLocked && (
        <BesideEachOther>
          {forMember && <forMember.MemberChecklist tender={tender} />}
          {history}
        </BesideEachOther>
      )}
      {failed ? <QueryFailure query={failed} /> : <Notice {...view} />}
      {isLocked && history}
      <Printings tender={tender} />
      <OnlyOn medium="screen">
        <TenderFoot now={now} tender={tender} />
      </OnlyOn>
    </Stack>
  );
}

/** A tender as the reader sees it. Parts that only some may see appear all at once. */
export function TenderPage({ view, now, plans, isPart = false }: TenderPageProps): ReactElement {
  const { tender, banner, forMember, isLoading, failed } = view;
  const paths = pathsIn(useLocale());
  const { company } = tender;
  const { isMember } = useSession();
  const timeline = useQuery(useQueries().tenders.timeline(tender));
  const extension = extensionOf(timeline.data, tender);
  const isLocked = tender.schedule.kind === 'locked';
  // A part that failed to load may be available to this reader, who must not be asked to subscribe for it.
  const isUnknown = failed !== null && isLocked;
  const unlockHref = isMember ? paths.billing() : paths.login(paths.tender(tender.id));
  const calendar = forMember && <forMember.CalendarButton now={now} tender={tender} />;
  // With locked parts the main button unlocks them instead of saving.
  const save = <SaveTender look={isLocked && !isLoading ? 'quiet' : 'button'} tender={tender} />;
  const history = (
    <TenderTimeline isMember={isMember} now={now} tender={tender} timeline={timeline} unlockHref={unlockHref} />
  );
  return (
    <PageLayout
      isPart={isPart}
      facts={
        !isUnknown && (
          <TenderFacts
            actions={<TenderActions calendar={calendar} save={save} tender={tender} />}
            extension={extension}
            isLoading={isLoading}
            isMember={isMember}
            key={`facts ${isLoading}`}
            now={now}
            offer={
              forMember ? <forMember.MemberOffer banner={banner} /> : <VisitorOffer plans={plans} tender={tender} />
            }
            tender={tender}
            unlockHref={unlockHref}
          />
        )
      }
      top={
        <Stack gap="m">
          <Letterhead tender={tender} />
          <TenderHeader
            extension={extension}
            hrefs={{ company: paths.company(company.id), category: paths.tendersOfCategory }}
            logo={logoAddress(company.logo)}
            now={now}
            tender={tender}
          />
        </Stack>
      }
    >
      {/* Ends together with the facts; later it would be moved by them. */}
      <Loading isLoading={isLoading} key={`notice ${isLoading}`} skeleton={<SkeletonText lines={linesOfNotice} />}>
        <TenderBody history={history} now={now} view={view} />
      </Loading>
    </PageLayout>
  );
}
