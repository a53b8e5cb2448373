import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { ActionBand } from '@awaj/ui/ActionBand';
import { Columns } from '@awaj/ui/Columns';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { Contact } from '../reading/Contact.tsx';
import { popularQuestions } from '../reading/questions.ts';

export function Questions({ plans }: { plans: LoadedPlans }): ReactElement {
  const { title, all } = useArea('landing').questions;
  return (
    <Columns as="section" split="narrow-first">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        <Contact />
      </Stack>
      <Stack gap="m">
        <Accordion entries={popularQuestions(useArea('questions'), plans)} />
        <Link href={pathsIn(useLocale()).page('/FAQ')} look="text">
          {all}
        </Link>
      </Stack>
    </Columns>
  );
}

export function Start(): ReactElement {
  const { start } = useArea('landing');
  const { frame } = useMessages();
  return <ActionBand action={{ label: frame.signup, href: pathsIn(useLocale()).signup() }} {...start} />;
}
