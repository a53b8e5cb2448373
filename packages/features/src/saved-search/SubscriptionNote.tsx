import { useArea } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Notice } from '@awaj/ui/Notice';
import type { ReactElement } from 'react';

/** Tells members without a subscription how it improves saved searches. */
export function SubscriptionNote({ href }: { href: string }): ReactElement {
  const { unpaid } = useArea('savedSearches');
  return (
    <Notice tone="info">
      {unpaid.text}{' '}
      <Link href={href} look="inline">
        {unpaid.action}
      </Link>
    </Notice>
  );
}
