import { useArea, useLocale } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { Columns } from '@awaj/ui/Columns';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { Contact } from './Contact.tsx';
import { popularQuestions } from './questions.ts';

/** The four most common questions, our phone number, and a link to all questions. */
export function PopularQuestions({ plans }: { plans: LoadedPlans }): ReactElement {
  const words = useArea('questions');
  return (
    <Columns as="section" split="narrow-first">
      <Stack gap="xs">
        <Heading level={2}>{words.title}</Heading>
        <Contact lead={words.call} />
      </Stack>
      <Stack gap="m">
        <Accordion entries={popularQuestions(words, plans)} />
        <Link href={pathsIn(useLocale()).page('/FAQ')} look="text">
          {words.all}
        </Link>
      </Stack>
    </Columns>
  );
}
