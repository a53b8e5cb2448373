import { localeOfPath } from '@awaj/domain/navigation';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { translationsOf } from '../data/translations.ts';
import { Offer } from '../features/pricing/Offer.tsx';
import { PopularQuestions } from '../features/reading/PopularQuestions.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { plansInBrowser, plansLoader } from '../shell/plans-loader.ts';
import type { Route } from './+types/pricing.ts';

export const loader = plansLoader;
export const clientLoader = plansInBrowser;

export const meta = (args: Route.MetaArgs) => {
  const { areas } = translationsOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: args.location, title: titleOf(args), description: areas.pricing?.lead ?? '' });
};

export default function Pricing({ loaderData: { plans } }: Route.ComponentProps) {
  return (
    <PageLayout isWide>
      <Stack gap="xl">
        <Offer level={1} plans={plans} />
        <PopularQuestions plans={plans} />
      </Stack>
    </PageLayout>
  );
}
