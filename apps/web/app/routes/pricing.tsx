import { localeOfPath } from '@awaj/domain/navigation';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { translationsOf } from '../data/translations.ts';
import { Plans } from '../features/pricing/Plans.tsx';
import { WhatIsIncluded } from '../features/pricing/WhatIsIncluded.tsx';
import { Contact } from '../features/reading/Contact.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf, usePageTitle } from '../seo/page-title.ts';
import { plansInBrowser, plansLoader } from '../shell/plans-loader.ts';
import type { Route } from './+types/pricing.ts';

export const loader = plansLoader;
export const clientLoader = plansInBrowser;

export const meta = (args: Route.MetaArgs) => {
  const { areas } = translationsOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: args.location, title: titleOf(args), description: areas.pricing?.lead ?? '' });
};

export default function Pricing({ loaderData: { plans } }: Route.ComponentProps) {
  const pricing = useArea('pricing');
  return (
    <PageLayout isWide>
      <Stack gap="xs">
        <Heading level={1}>{usePageTitle()}</Heading>
        <Text tone="muted">{pricing.lead}</Text>
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2}>{pricing.plans}</Heading>
        <Plans loaded={plans} />
      </Stack>
      <WhatIsIncluded />
      <Contact />
    </PageLayout>
  );
}
