import type { Billing } from '@awaj/features/billing';
import { planName as planNameIn } from '@awaj/features/plans';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Card } from '@awaj/ui/Card';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

interface SubscriptionCardProps extends Pick<Billing, 'planName' | 'status'> {
  isTrial: boolean;
  /** Null until it is known, and without a plan. */
  daysLeft: number | null;
}

/** The newest plan, whether it runs and how long. */
export function SubscriptionCard({ planName, status, isTrial, daysLeft }: SubscriptionCardProps): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  const name = planName === null ? words.noPlan : planNameIn(planName, locale);
  return (
    <Card as="section">
      <Stack align="start" gap="xs">
        <Text weight="strong">{isTrial ? words.trial : name}</Text>
        <Badge tone={status === 'active' ? 'positive' : 'negative'}>{words[status]}</Badge>
        {status === 'active' && daysLeft !== null && (
          <Text size="s" tone="muted">
            {words.daysLeft(daysLeft)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
