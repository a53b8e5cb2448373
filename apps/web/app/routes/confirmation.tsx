import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { StoreLinks } from '@awaj/ui/StoreLinks';
import { VisitorView } from '@awaj/ui/VisitorView';
import { BrandLink } from '../BrandLink.tsx';
import { config } from '../config.ts';
import { Contact } from '../features/reading/Contact.tsx';
import { titleOf } from '../page-title.ts';
import { pathsIn } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/confirmation.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

function NextSteps() {
  const { confirmation } = useArea('campaign');
  const paths = pathsIn(useLocale());
  return (
    <Stack direction="row" gap="s">
      <Link href={paths.tenders()} look="button">
        {confirmation.tenders}
      </Link>
      <Link href={paths.page('/myfeed')} look="quietButton">
        {confirmation.feed}
      </Link>
    </Stack>
  );
}

function NoTrial() {
  const campaign = useArea('campaign');
  const paths = pathsIn(useLocale());
  const { visitor, visitorTitle } = campaign.confirmation;
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} intro={visitor} title={visitorTitle}>
      <Link href={paths.login()} look="button">
        {campaign.login}
      </Link>
    </FormLayout>
  );
}

function Stores() {
  const { confirmation } = useArea('campaign');
  return (
    <Stack gap="s">
      <Heading level={2} size="m">
        {confirmation.storesTitle}
      </Heading>
      <StoreLinks
        links={[
          { store: 'Google Play', lead: confirmation.getIt, href: config.playStoreUrl },
          { store: 'App Store', lead: confirmation.getIt, href: config.appStoreUrl },
        ]}
      />
    </Stack>
  );
}

/** For whoever has just begun a trial; anybody else who comes here is told how to get on. */
export default function Confirmation() {
  const { confirmation } = useArea('campaign');
  const { isMember } = useSession();
  if (!isMember)
    return (
      <VisitorView>
        <NoTrial />
      </VisitorView>
    );
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} intro={confirmation.lead} title={confirmation.title}>
      <Stack gap="l">
        <NextSteps />
        <Stores />
      </Stack>
    </FormLayout>
  );
}
