import { localeOfPath } from '@awaj/domain/navigation';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { loadPlans } from '../data/plans.ts';
import { queryClient } from '../data/query-client.ts';
import { translationsOf } from '../data/translations.ts';
import { Claims } from '../features/landing/Claims.tsx';
import { Numbers } from '../features/landing/Numbers.tsx';
import { PopularCompanies } from '../features/landing/PopularCompanies.tsx';
import { prefetchLandingPage } from '../features/landing/queries.ts';
import { Start } from '../features/landing/Start.tsx';
import { Welcome } from '../features/landing/Welcome.tsx';
import { Offer } from '../features/pricing/Offer.tsx';
import { PopularQuestions } from '../features/reading/PopularQuestions.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { siteData } from '../seo/site-data.ts';
import { nullIfSlow } from '../shell/LoadingPage.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const [plans] = await Promise.all([loadPlans(locale), prefetchLandingPage(locale, client)]);
  return { state: dehydrate(client), plans };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const locale = localeOfRequest(request);
  const [plans] = await Promise.all([nullIfSlow(loadPlans(locale)), nullIfSlow(prefetchLandingPage(locale))]);
  return { state: undefined, plans };
}

export const meta = ({ location }: Route.MetaArgs) => {
  const locale = localeOfPath(location.pathname);
  const { areas, messages } = translationsOf(locale);
  const title = messages.frame.pageTitle(areas.landing?.title ?? messages.frame.tagline);
  return [
    ...pageMeta({ location, title, description: areas.landing?.lead(null) ?? messages.frame.tagline }),
    ...(import.meta.env.SSR ? [{ 'script:ld+json': siteData(locale, messages.frame.brand) }] : []),
  ];
};

export default function Landing({ loaderData: { state, plans } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <PageLayout isWide top={<Welcome plans={plans} />}>
        <Stack gap="xxl">
          <Numbers />
          <Claims />
          <PopularCompanies />
          <Offer level={2} plans={plans} />
          <Start />
          <PopularQuestions plans={plans} />
        </Stack>
      </PageLayout>
    </HydrationBoundary>
  );
}
