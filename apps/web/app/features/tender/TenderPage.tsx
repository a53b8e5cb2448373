import { QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { TenderFacts, TenderHeader } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { logoAddress } from '../../address/logo-address.ts';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { siteAddress } from '../../seo/page-meta.ts';
import { RelatedTenders } from './RelatedTenders.tsx';
import { TenderActions } from './TenderActions.tsx';
import { TimelineOfTender } from './TimelineOfTender.tsx';
import type { TenderView } from './use-tender-view.ts';
import { VisitorNotice } from './VisitorNotice.tsx';

export interface TenderPageProps {
  view: TenderView;
  now: Date;
  /** What a visitor is told of the prices. */
  plans: LoadedPlans;
  save: ReactNode;
  documents: ReactNode;
}

const linesOfNotice = 8;

function Notice({ tender, banner, forMember, plans }: TenderView & Pick<TenderPageProps, 'plans'>): ReactElement {
  const { notice } = useArea('tenderPage');
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {notice}
      </Heading>
      {forMember ? (
        <forMember.MemberNotice banner={banner} tender={tender} />
      ) : (
        <VisitorNotice plans={plans} tender={tender} />
      )}
    </Stack>
  );
}

function Source({ tender }: Pick<TenderView, 'tender'>): ReactElement {
  const { printedFrom } = useArea('tenderPage');
  return (
    <OnlyOn medium="paper">
      <Text size="s">
        {printedFrom} {siteAddress(pathsIn(useLocale()).tender(tender.id))}
      </Text>
    </OnlyOn>
  );
}

/** A tender as one reader sees it. What only some may see is shown all at once. */
export function TenderPage({ view, now, plans, save, documents }: TenderPageProps): ReactElement {
  const { tender, banner, forMember, isLoading, failed } = view;
  const paths = pathsIn(useLocale());
  const { company } = tender;
  const { isMember } = useSession();
  // What failed to load may be open to this reader, who must not be told to subscribe for it.
  const isUnknown = failed !== null && tender.schedule.kind === 'locked';
  const unlockHref = isMember ? paths.billing() : paths.login(paths.tender(tender.id));
  const hrefs = {
    company: paths.company(company.id),
    category: paths.tendersOfCategory,
  };
  return (
    <PageLayout
      facts={
        !isUnknown && (
          <TenderFacts
            calendar={forMember && <forMember.CalendarButton tender={tender} />}
            isLoading={isLoading}
            isMember={isMember}
            key={String(isLoading)}
            now={now}
            tender={tender}
            unlockHref={unlockHref}
          />
        )
      }
      top={
        <Stack gap="m">
          <TenderHeader hrefs={hrefs} logo={logoAddress(company.logo)} tender={tender} />
          <TenderActions save={save} tender={tender} />
        </Stack>
      }
    >
      <Loading isLoading={isLoading} skeleton={<SkeletonText lines={linesOfNotice} />}>
        <Stack gap="xl">
          {forMember && <forMember.MemberBanner banner={banner} />}
          {failed ? <QueryFailure query={failed} /> : <Notice {...view} plans={plans} />}
          <TimelineOfTender tender={tender} unlockHref={unlockHref} />
          <Source tender={tender} />
          <OnlyOn medium="screen">
            {documents}
            <RelatedTenders now={now} tender={tender} />
          </OnlyOn>
        </Stack>
      </Loading>
    </PageLayout>
  );
}
