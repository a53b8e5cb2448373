import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Accordion } from '@awaj/ui/Accordion';
import { Card } from '@awaj/ui/Card';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { popularQuestions } from '../reading/questions.ts';

/** What there is to buy stands within. */
export function Pricing({ children }: { children: ReactNode }): ReactElement {
  const { pricing } = useArea('landing');
  return (
    <Stack as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={2}>{pricing.title}</Heading>
        <Text tone="muted">{pricing.lead}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

export function Start(): ReactElement {
  const { start } = useArea('landing');
  const { frame } = useMessages();
  return (
    <Card as="section" padding="l">
      <Stack align="start" gap="m">
        <Heading level={2}>{start.title}</Heading>
        <Text>{start.text}</Text>
        <Link href={pathsIn(useLocale()).signup()} look="button">
          {frame.signup}
        </Link>
      </Stack>
    </Card>
  );
}

export function Questions({ plans }: { plans: LoadedPlans }): ReactElement {
  const { title, all } = useArea('landing').questions;
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{title}</Heading>
      <Accordion entries={popularQuestions(useArea('questions'), plans)} />
      <Link href={pathsIn(useLocale()).page('/FAQ')}>{all}</Link>
    </Stack>
  );
}
