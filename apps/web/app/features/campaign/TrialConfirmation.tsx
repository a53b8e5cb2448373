import { isOnTrial } from '@awaj/features/account';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { StoreLinks } from '@awaj/ui/StoreLinks';
import { VisitorView } from '@awaj/ui/VisitorView';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { config } from '../../config/config.ts';
import { useUserInfoQuery } from '../../data/use-user-info.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { Contact } from '../reading/Contact.tsx';

function ToTenders() {
  const { confirmation } = useArea('campaign');
  return (
    <Link href={pathsIn(useLocale()).tenders()} look="button">
      {confirmation.tenders}
    </Link>
  );
}

function NextSteps() {
  const { confirmation } = useArea('campaign');
  return (
    <Stack gap="s">
      <ToTenders />
      <Link href={pathsIn(useLocale()).page('/myfeed')} look="quietButton">
        {confirmation.feed}
      </Link>
    </Stack>
  );
}

const skeleton = <SkeletonText lines={4} />;

/** For a visitor of this page. */
function NotLoggedIn() {
  const { confirmation, login } = useArea('campaign');
  const paths = pathsIn(useLocale());
  return (
    <VisitorView meanwhile={skeleton}>
      <EmptyState
        action={
          <>
            <Link href={paths.login()} look="button">
              {login}
            </Link>
            <Link href={paths.tenders()} look="quietButton">
              {confirmation.tenders}
            </Link>
          </>
        }
        text={confirmation.visitor}
        title={confirmation.visitorTitle}
      />
    </VisitorView>
  );
}

function Stores() {
  const { confirmation } = useArea('campaign');
  const links = [
    { store: 'Google Play', lead: confirmation.getIt, href: config.playStoreUrl },
    { store: 'App Store', lead: confirmation.getIt, href: config.appStoreUrl },
  ].filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2} size="m">
        {confirmation.storesTitle}
      </Heading>
      <StoreLinks links={links} />
    </Stack>
  );
}

/** For a member without a running trial. */
function NoTrial() {
  const { confirmation } = useArea('campaign');
  return <EmptyState action={<ToTenders />} text={confirmation.member} title={confirmation.memberTitle} />;
}

function OnTrial() {
  return (
    <Stack gap="l">
      <NextSteps />
      <Stores />
    </Stack>
  );
}

/** Confirms a started trial. */
export function TrialConfirmation(): ReactElement {
  const { confirmation } = useArea('campaign');
  const { isMember } = useSession();
  const query = useUserInfoQuery();
  const title = usePageTitle();
  const words =
    query.data && isOnTrial(query.data) ? { title: confirmation.title, intro: confirmation.lead } : { title };
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} {...words}>
      {isMember ? (
        <MemberData failure={{ title: confirmation.failed }} query={query} skeleton={skeleton}>
          {(account) => (isOnTrial(account) ? <OnTrial /> : <NoTrial />)}
        </MemberData>
      ) : (
        <NotLoggedIn />
      )}
    </FormLayout>
  );
}
