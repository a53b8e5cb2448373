import { localeOfPath } from '@awaj/domain/navigation';
import { useArea } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { PageLayout } from '@awaj/ui/PageLayout';
import { translationsOf } from '../data/translations.ts';
import { Offer } from '../features/pricing/Offer.tsx';
import { Contact } from '../features/reading/Contact.tsx';
import { popularQuestions } from '../features/reading/questions.ts';
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
      <Offer level={1} plans={plans} />
      <Accordion entries={popularQuestions(useArea('questions'), plans)} level={2} />
      <Contact />
    </PageLayout>
  );
}
