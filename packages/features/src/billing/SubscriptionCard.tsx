import { daysLeft } from '@awaj/domain/subscription';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Card } from '@awaj/ui/Card';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import { planName as planNameIn } from '../plan-name/plan-name.ts';
import type { Billing } from './billing.ts';

/** The last day in both calendars, and the time left. */
function Ending({ activeUntil, now }: { activeUntil: Date; now: Date }): ReactElement {
  const words = useArea('billing');
  const { main, other } = dayTexts(activeUntil, useLocale());
  return (
    <Stack gap="xxs">
      <Text size="l" weight="strong">
        {words.activeUntil(main)}
      </Text>
      <Text tone="muted">
        {words.daysLeft(daysLeft({ endsAt: activeUntil }, now))} · {other}
      </Text>
    </Stack>
  );
}

export interface SubscriptionCardProps extends Pick<Billing, 'planName' | 'status' | 'activeUntil'> {
  isTrial: boolean;
  now: Date;
}

/** The subscription's plan, end and state. */
export function SubscriptionCard({ planName, status, activeUntil, isTrial, now }: SubscriptionCardProps): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  const name = planName === null ? words.noPlan : planNameIn(planName, locale);
  return (
    <Card as="section">
      <Stack align="start" gap="xs">
        {activeUntil && <Ending activeUntil={activeUntil} now={now} />}
        <Stack direction="row" gap="xs">
          <Text weight={activeUntil ? 'normal' : 'strong'}>{isTrial ? words.trial : name}</Text>
          <Badge tone={status === 'active' ? 'positive' : 'negative'}>{words[status]}</Badge>
        </Stack>
      </Stack>
    </Card>
  );
}
