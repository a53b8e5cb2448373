import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { StoreLinks } from '@awaj/ui/StoreLinks';
import { VisitorView } from '@awaj/ui/VisitorView';
import { BrandLink } from '../BrandLink.tsx';
import { config } from '../config.ts';
import { Contact } from '../features/reading/Contact.tsx';
import { titleOf, usePageTitle } from '../page-title.ts';
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

/** The way on for anybody else who comes here. */
function NoTrial() {
  const { confirmation, login } = useArea('campaign');
  const paths = pathsIn(useLocale());
  return (
    <VisitorView>
      <EmptyState
        action={
          <Link href={paths.login()} look="button">
            {login}
          </Link>
        }
        text={confirmation.visitor}
        title={confirmation.visitorTitle}
      />
    </VisitorView>
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

/** For whoever has just begun a trial. */
export default function Confirmation() {
  const { confirmation } = useArea('campaign');
  const { isMember } = useSession();
  const title = usePageTitle();
  const words = isMember ? { title: confirmation.title, intro: confirmation.lead } : { title };
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} {...words}>
      {isMember ? (
        <Stack gap="l">
          <NextSteps />
          <Stores />
        </Stack>
      ) : (
        <NoTrial />
      )}
    </FormLayout>
  );
}
