import { localeOfPath } from '@awaj/domain/navigation';
import { useArea } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { Text } from '@awaj/ui/Text';
import { usePlans } from '../data/plans.ts';
import { translationsOf } from '../data/translations.ts';
import { allQuestions, questionsData } from '../features/reading/questions.ts';
import { ReadingPage } from '../features/reading/ReadingPage.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf, usePageTitle } from '../seo/page-title.ts';
import { whereFound } from '../seo/reading-meta.ts';
import { plansInBrowser, plansLoader } from '../shell/plans-loader.ts';
import type { Route } from './+types/faq.ts';

export const loader = plansLoader;
export const clientLoader = plansInBrowser;

export const meta = (args: Route.MetaArgs) => {
  const { questions, faq } = translationsOf(localeOfPath(args.location.pathname)).areas;
  const described = pageMeta({
    location: whereFound(args.location),
    title: titleOf(args),
    description: faq?.lead ?? '',
  });
  if (!(import.meta.env.SSR && questions && faq)) return described;
  return [
    ...described,
    { 'script:ld+json': questionsData(allQuestions(questions, faq, args.loaderData?.plans ?? null)) },
  ];
};

export default function Faq({ loaderData: { plans } }: Route.ComponentProps) {
  const faq = useArea('faq');
  const entries = allQuestions(useArea('questions'), faq, usePlans(plans).data ?? null);
  return (
    <ReadingPage contact={faq.contact} lead={<Text tone="muted">{faq.lead}</Text>} title={usePageTitle()}>
      <Accordion entries={entries} level={2} />
    </ReadingPage>
  );
}
