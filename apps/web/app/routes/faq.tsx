import { localeOfPath } from '@awaj/domain/navigation';
import { useArea } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { Contact } from '../features/reading/Contact.tsx';
import { allQuestions, questionsData } from '../features/reading/questions.ts';
import { titleOf, usePageTitle } from '../page-title.ts';
import { pageMeta } from '../seo.ts';
import { translationsOf } from '../translations.ts';
import type { Route } from './+types/faq.ts';

export const meta = (args: Route.MetaArgs) => {
  const { questions, faq } = translationsOf(localeOfPath(args.location.pathname)).areas;
  const described = pageMeta({ location: args.location, title: titleOf(args), description: faq?.lead ?? '' });
  if (!(questions && faq)) return described;
  return [...described, { 'script:ld+json': questionsData(allQuestions(questions, faq)) }];
};

export default function Faq() {
  const faq = useArea('faq');
  const entries = allQuestions(useArea('questions'), faq);
  return (
    <PageLayout>
      <Stack gap="xs">
        <Heading level={1}>{usePageTitle()}</Heading>
        <Text tone="muted">{faq.lead}</Text>
      </Stack>
      <Accordion entries={entries} level={2} />
      <Contact lead={faq.contact} />
    </PageLayout>
  );
}
