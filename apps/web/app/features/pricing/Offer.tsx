import { useArea, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import type { LoadedPlans } from '../../data/plans.ts';
import { Guarantee } from './Guarantee.tsx';
import { Plans } from './Plans.tsx';

/** The plans, below the advertised claim. */
export function Offer({ plans, level }: { plans: LoadedPlans; level: 1 | 2 }): ReactElement {
  const { plan } = useMessages();
  const { lead } = useArea('pricing');
  const next = level === 1 ? 2 : 3;
  return (
    <Stack as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={level}>{plan.yearlyClaim}</Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <Plans level={next} loaded={plans} />
      <Guarantee level={next} />
    </Stack>
  );
}
