import type { Billing } from '@awaj/features/billing';
import { planName as planNameIn } from '@awaj/features/plans';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Card } from '@awaj/ui/Card';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

/** The newest plan and whether it runs. */
export function SubscriptionCard({ planName, status }: Pick<Billing, 'planName' | 'status'>): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  return (
    <Card as="section">
      <Stack align="start" gap="xs">
        <Text weight="strong">{planName === null ? words.noPlan : planNameIn(planName, locale)}</Text>
        <Badge tone={status === 'active' ? 'positive' : 'negative'}>{words[status]}</Badge>
      </Stack>
    </Card>
  );
}
