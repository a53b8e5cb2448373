import { useArea, useLocale } from '@awaj/i18n/react';
import { Card } from '@awaj/ui/Card';
import { Columns } from '@awaj/ui/Columns';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { PaymentMethods } from '@awaj/ui/PaymentMethods';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { wallets } from '../payment/wallets.ts';

/** The refund guarantee, and the payment methods. */
export function Guarantee({ level }: { level: 2 | 3 }): ReactElement {
  const { guarantee, paying } = useArea('pricing');
  return (
    <Card padding="m">
      <Columns>
        <Stack gap="xxs">
          <Heading level={level} size="s">
            {guarantee.title}
          </Heading>
          <Text size="s" tone="muted">
            {guarantee.text}{' '}
            <Link href={pathsIn(useLocale()).page('/refund')} look="inline">
              {guarantee.policy}
            </Link>
          </Text>
        </Stack>
        <PaymentMethods label={paying.label} methods={[...wallets, { name: paying.transfer, kind: 'bank' }]} />
      </Columns>
    </Card>
  );
}
